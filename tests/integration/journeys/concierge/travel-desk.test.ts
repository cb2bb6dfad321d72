import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadProperty, parsePropertyData } from '../../../../src/domain/properties/index.ts'
import { projectFile } from '../../../../src/main/project-file.ts'
import { createShop, type TestShop } from '../../../support/builders.ts'
import { testCtx } from '../../../support/test-ctx.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { answerOf } from '../chat.ts'
import { guestOf, stepsOf, ticketsOf } from './guest-house.ts'

const db = await testDatabase()
let desk: TestShop

beforeAll(async () => {
  const concierge = { kind: 'travel' as const, followUp: false }
  desk = await createShop(db, { name: 'Safiri Desk', settings: { journeys: ['concierge', 'preferences'], concierge } })
  const written: unknown = JSON.parse(readFileSync(projectFile('fixtures/properties/safiri-desk.json'), 'utf8'))
  const file = parsePropertyData(written, { today: '2026-11-16' })
  if (file.outcome !== 'read') throw new Error(JSON.stringify(file))
  await loadProperty(testCtx(db, { tenantId: desk.tenantId }), file)
})

describe('the questions that the demo of a travel desk begins with', () => {
  it.each([
    ['What Wyndham properties are available in Bali?', 'rag', 'Wyndham Karang Biru Bali'],
    ['When is the best season to visit Koh Samui?', 'rag', 'January to August'],
    ['I want somewhere warm and quiet with good food, not too far', 'research', 'Shall I ask a person'],
    ['What beach destinations are trending right now?', 'research', 'Shall I ask a person'],
    ['Should I put my savings into Bitcoin this week?', 'fallback', 'I only know Safiri Desk'],
  ])('"%s" goes to %s', async (question, route, said) => {
    const turn = await (await guestOf(db, desk)).say(question)
    expect(stepsOf(turn, 'concierge_route')[0]).toContain(`-> ${route}`)
    expect(turn.trace.models.filter(({ engine }) => engine === 'claude')).toEqual([])
    expect(answerOf(turn)).toContain(said)
    expect(answerOf(turn)).not.toMatch(/KES|confirmed|booked|guaranteed/)
  })
})

describe('what only the day itself tells', () => {
  it.each([
    'what is the weather in Bali this week?',
    'is it raining in Zanzibar now?',
    'what events are on in Tokyo next week?',
    'any hotel deals in Phuket right now?',
  ])('is told from no row: "%s"', async (question) => {
    const turn = await (await guestOf(db, desk)).say(question)
    expect(stepsOf(turn, 'concierge_route')[0]).toContain('-> research')
    expect(stepsOf(turn, 'respond')).toEqual([])
  })

  it('is a matter of the row where the row says it', async () => {
    const chat = await guestOf(db, desk)
    expect(await chat.ask('best time to visit Zanzibar?')).toContain('June to October')
    expect(await chat.ask('do Kenyans need a visa for Bali?')).toContain('Visa:')
    expect(await chat.ask('how long is the flight to Cape Town?')).toContain('Flight: 6 hours')
  })
})

describe('a booking that somebody has', () => {
  it.each(['Cancel my booking for Bali', 'I want to cancel my trip', 'nataka kughairi safari yangu'])(
    'is left to a person, and no new one is begun: "%s"',
    async (line) => {
      const chat = await guestOf(db, desk)
      expect(await chat.ask(line)).toMatch(/nothing has been changed|hakuna kilichobadilishwa/)
      expect(await ticketsOf(db, chat)).toEqual([])
      await chat.say(line.startsWith('nataka') ? 'ndiyo' : 'yes')
      expect(await ticketsOf(db, chat)).toMatchObject([{ reason: 'human_requested' }])
    },
  )
})

describe('the desk', () => {
  it('lists its destinations', async () => {
    const answer = await (await guestOf(db, desk)).ask('which destinations do you have?')
    expect(answer).toContain('Bali')
    expect(answer).toContain('and 6 more')
  })

  it('says at once where it can go and what it can do, and speaks of no pools', async () => {
    const answer = await (await guestOf(db, desk)).ask('hi')
    expect(answer).toContain('- destinations')
    expect(answer).not.toContain('pools')
  })
})
