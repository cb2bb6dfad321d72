import { describe, expect, it } from 'vitest'
import { tripAnswers } from '../../../../journeys/trip/trip-answer.ts'
import { type ItineraryV1, synthesize, TripRun, verifyPlan } from '../../../../src/domain/trips/index.ts'
import { anIntent, aPlan, GOOD_DAYS, someFacts } from '../../../support/a-trip.ts'

const ID = '0c9dfa53-7f0a-4f0e-9d53-3a2b1c0d9e8f'

function aRun(over: Partial<TripRun> = {}): TripRun {
  return TripRun.parse({
    ...{ run_id: ID, trip_id: ID, parent_run_id: null, status: 'completed', node: null, principal: `customer:${ID}` },
    ...{ customer_id: ID, conversation_id: ID, language: 'en', intent: {}, options: {}, error: null, relaxations: [] },
    ...{ violations: [], version: 1, cost_micro_usd: 0, reused: null, trace_id: ID },
    ...{ created_at: '2027-01-20T12:00:00Z', completed_at: '2027-01-20T12:00:01Z' },
    ...over,
  })
}

function aPlanned(): ItineraryV1 {
  const intent = anIntent({ currency: 'KES', party: { adults: 2, children: 1 }, budget_usd_cents: 200_000 })
  const book = someFacts()
  const plan = aPlan(GOOD_DAYS, book, intent)
  const { violations } = verifyPlan(plan, intent, book)
  const ids = { itineraryId: 'it-1', runId: 'run-1', traceId: 'trace-1', version: 1 }
  const at = new Date('2027-01-20T12:00:00Z')
  return synthesize({ plan, intent, facts: book, violations, repairs: [], decisions: [], unanswered: [], ids, at })
    .itinerary
}

describe('what a trip run says in its chat', () => {
  it.each([
    ['en', 'Everything together: USD 1,200 (KES 155,400)', 'For each person: USD 400'],
    ['sw', 'Jumla yote: USD 1,200 (KES 155,400)', 'Kwa kila mtu: USD 400'],
    ['sheng', 'Total yote: USD 1,200 (KES 155,400)', 'Kila mtu: USD 400'],
  ])('tells the cost of a plan in %s', (language, total, person) => {
    const [first] = tripAnswers.write({ run: aRun({ language }), itinerary: aPlanned() })
    expect(first?.text).toContain(total)
    expect(first?.text).toContain(person)
    expect(first?.text).toContain('2027-01-19')
  })

  it('tells every day and all that is visited on it, two days a message', () => {
    const itinerary = aPlanned()
    const messages = tripAnswers.write({ run: aRun(), itinerary })
    const said = messages.map(({ text }) => text).join('\n')
    // The figures, the days, and what can be done next.
    expect(messages).toHaveLength(1 + Math.ceil(itinerary.days.length / 2) + 1)
    for (const { name, kind } of itinerary.days.flatMap(({ activities }) => activities)) {
      if (kind !== 'transit') expect(said).toContain(name)
    }
  })

  it('cuts a long day between its lines, and loses none', () => {
    const itinerary = aPlanned()
    const [day] = itinerary.days
    const [one] = day?.activities ?? []
    if (!day || !one) throw new Error('the plan has no day')
    const activities = Array.from({ length: 20 }, (_, at) => ({ ...one, name: `${'Long name '.repeat(18)}${at}` }))
    const messages = tripAnswers.write({ run: aRun(), itinerary: { ...itinerary, days: [{ ...day, activities }] } })
    expect(Math.max(...messages.map(({ text }) => text.length))).toBeLessThanOrEqual(1_600)
    const said = messages.map(({ text }) => text).join('\n')
    for (const { name } of activities) expect(said).toContain(name)
  })

  it('says why there is no plan, and what each way out costs', () => {
    const relaxations: TripRun['relaxations'] = [
      {
        id: 'r1',
        changes: [{ key: 'budget', from: 100_000, to: 120_000 }],
        ...{ delta_usd_cents: 20_000, total_after_usd_cents: 120_000, plan_digest: 'a'.repeat(64), verified: true },
      },
    ]
    const error = { code: 'infeasible' as const, message: 'of the log' }
    const told = tripAnswers.write({
      run: aRun({ language: 'sw', status: 'error', error, relaxations }),
      itinerary: null,
    })
    expect(told).toEqual([
      {
        text: 'Samahani, sijapata mpango wa safari wenye yote uliyoomba.\nIngewezekana hivi:\n1. bajeti kubwa zaidi: jumla USD 1,200',
        menu: {
          kind: 'list',
          button: 'Chagua',
          options: [{ id: expect.stringMatching(/^trip:relax:.*:1$/), title: 'bajeti kubwa zaidi', description: null }],
        },
      },
    ])
  })
})
