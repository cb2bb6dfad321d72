import type { FactBook } from '../facts/fact-book.ts'
import {
  type Activity,
  type Choice,
  type Citation,
  type Decision,
  type IntentV1,
  type ItineraryV1,
  OWN_CHOICE_MEAL,
  type PlanV1,
  type RepairDiff,
  type Slot,
  type TripTool,
  type Violation,
} from '../schemas/index.ts'
import { minutesOf } from '../time/local-time.ts'
import { cite, NOT_AVAILABLE } from './cite.ts'
import { claimsOf, usd } from './claims.ts'
import { costBreakdown } from './cost-breakdown.ts'
import { decisionsOf } from './decisions.ts'
import { degradation, factQuality } from './degradation.ts'

/** What an itinerary is made of. */
export interface SynthesisInput {
  plan: PlanV1
  intent: IntentV1
  facts: FactBook
  /** The verdict on the plan: nothing in it blocks, the rest is told. */
  violations: readonly Violation[]
  repairs: readonly RepairDiff[]
  /** Of planning and selecting, before those made here. */
  decisions: readonly Decision[]
  /** Tools that did not answer. */
  unanswered: readonly TripTool[]
  ids: { itineraryId: string; runId: string; traceId: string; version: number }
  at: Date
}

/** The itinerary, and what could not be said in it because nothing backs it. */
export interface Synthesis {
  itinerary: ItineraryV1
  dropped: string[]
}

/** Turns a verified plan into what the customer gets. Every figure in it has a citation; what has none is said to be unknown. */
export function synthesize(input: SynthesisInput): Synthesis {
  const { plan, intent, facts, ids } = input
  const dropped: string[] = []
  const citations: Citation[] = []
  const days = plan.days.map(({ date, slots }) => ({
    date,
    activities: slots.flatMap((slot) => {
      const choice = slot.choices[0]
      if (!choice) return []
      const { activity, ...said } = tell(slot, choice, date, input)
      citations.push(...said.citations)
      dropped.push(...said.dropped)
      return [activity]
    }),
  }))
  citations.push(...moneyCitations(plan, intent, facts))
  const itinerary: ItineraryV1 = {
    itinerary_id: ids.itineraryId,
    run_id: ids.runId,
    version: ids.version,
    intent,
    days,
    cost_breakdown: costBreakdown(plan, intent, facts),
    decisions: [...input.decisions, ...decisionsOf(plan, input.repairs, facts)],
    citations: withoutDoubles(citations),
    advisories: input.violations.filter(({ blocking }) => !blocking),
    degradation: degradation(plan, intent, facts, input.unanswered),
    created_at: input.at.toISOString(),
    trace_id: ids.traceId,
  }
  return { itinerary, dropped }
}

function tell(slot: Slot, choice: Choice, date: string, { intent, facts }: SynthesisInput) {
  const { window, locked } = slot
  const fact = factQuality(choice, facts)
  if (choice.kind === 'meal' && choice.option_ref === OWN_CHOICE_MEAL) {
    const name = minutesOf(window.start) < 16 * 60 ? 'Lunch where you like' : 'Dinner where you like'
    const activity: Activity = { window, kind: choice.kind, name, notes: [], locked, fact }
    return { activity, citations: [], dropped: [] }
  }
  const { name, provenance } = nameOf(choice, facts)
  const { notes, citations, dropped } = cite(claimsOf(choice, date, intent, facts), name ?? choice.option_ref)
  const place = facts.placeOf(choice)
  const activity: Activity = {
    window,
    kind: choice.kind,
    name: name ?? NOT_AVAILABLE,
    ...(place ? { geo: place.to } : {}),
    notes,
    locked,
    fact,
  }
  const named = name !== null && provenance !== null
  return {
    activity,
    citations: named ? [{ claim: name, provenance }, ...citations] : citations,
    dropped: named ? dropped : [choice.option_ref, ...dropped],
  }
}

function nameOf({ kind, option_ref }: Choice, facts: FactBook) {
  switch (kind) {
    case 'flight': {
      const flight = facts.flight(option_ref)
      const name = flight ? `${flight.airline ?? 'Flight'} ${flight.origin}-${flight.dest}` : null
      return { name, provenance: flight?.provenance ?? null }
    }
    case 'transit': {
      const leg = facts.leg(option_ref)
      return { name: leg ? leg.mode : null, provenance: leg?.provenance ?? null }
    }
    case 'lodging': {
      const lodging = facts.lodging(option_ref)
      return { name: lodging?.name ?? null, provenance: lodging?.provenance ?? null }
    }
    case 'attraction':
    case 'meal': {
      const place = facts.attraction(option_ref)
      return { name: place?.name ?? null, provenance: place?.provenance ?? null }
    }
  }
}

/** Money that no single thing costs: what a day costs besides, and the rate. */
function moneyCitations(plan: PlanV1, intent: IntentV1, facts: FactBook): Citation[] {
  const assumed = plan.assumptions.daily_spend_est_cents
  const spend = facts.data.daily_spend.find(({ usd_cents }) => usd_cents === assumed)
  const rate = intent.currency === 'USD' ? null : facts.fx('USD', intent.currency)
  return [
    ...(spend ? [{ claim: `Daily spend: ${usd(assumed)} a person`, provenance: spend.provenance }] : []),
    ...(rate
      ? [{ claim: `1 USD = ${rate.rate} ${rate.to}, FX as-of ${rate.as_of}`, provenance: rate.provenance }]
      : []),
  ]
}

function withoutDoubles(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((each) => [`${each.claim} ${each.provenance.response_digest}`, each])).values()]
}
