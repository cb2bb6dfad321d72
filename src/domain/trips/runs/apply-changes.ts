import { applyRelaxation } from '../relax/apply-relaxation.ts'
import type { FactData, IntentInput, PlanV1, Relaxation, RunOptions, TripChange } from '../schemas/index.ts'
import { hoursOnDay } from './hours-on-day.ts'

/** A trip as it is wanted, and what there is of it: what changes name is looked up here. */
export interface Wanted {
  intent: IntentInput
  options: RunOptions
  /** Of the version that is changed; null: there is none. */
  plan: PlanV1 | null
  /** On which it was made; null: on nothing. */
  facts: FactData | null
  /** What the run before has offered. */
  relaxations: readonly Relaxation[]
}

export type Applied =
  | { outcome: 'applied'; intent: IntentInput; options: RunOptions }
  /** The place of the change that cannot be, and why. */
  | { outcome: 'refused'; at: number; problem: string }

type Step = Pick<Wanted, 'intent' | 'options'> | { problem: string }
type Lock = IntentInput['prefs']['locked_slots'][number]

/** The wishes as they are after all changes, one after the other. Whether they can be planned is for the run to say. */
export function applyChanges(wanted: Wanted, changes: readonly TripChange[]): Applied {
  let { intent, options } = wanted
  for (const [at, change] of changes.entries()) {
    const step = applied({ ...wanted, intent, options }, change)
    if ('problem' in step) return { outcome: 'refused', at, problem: step.problem }
    intent = step.intent
    options = step.options
  }
  return { outcome: 'applied', intent, options }
}

function applied(wanted: Wanted, change: TripChange): Step {
  const { intent, options } = wanted
  switch (change.kind) {
    case 'set_budget':
      return { intent: { ...intent, budget: change.budget, budget_usd_cents: undefined }, options }
    case 'set_dates': {
      const { start, end } = change
      return { intent: { ...intent, date_window: { ...intent.date_window, start, end } }, options }
    }
    case 'set_party':
      return { intent: { ...intent, party: change.party }, options }
    case 'set_pref': {
      const { kind: _kind, pace = intent.pace, ...prefs } = change
      return { intent: { ...intent, pace, prefs: { ...intent.prefs, ...prefs } }, options }
    }
    case 'set_airports':
      return { intent: { ...intent, airports: change.airports }, options }
    case 'set_tier':
      return { intent: { ...intent, tiers: change.tiers }, options }
    case 'accept_relaxation': {
      const offer = wanted.relaxations.find(({ id }) => id === change.id)
      if (offer === undefined) return { problem: 'it was not offered' }
      return { intent: offer.changes.reduce<IntentInput>(applyRelaxation, intent), options }
    }
    case 'swap_days':
      return swapped(wanted, change)
    case 'move':
      return moved(wanted, change)
    case 'lock':
    case 'unlock':
    case 'replace':
    case 'remove':
      return inSlot(wanted, change)
  }
}

/** Visits alone are chosen by the hour: flights, nights and ways follow from them. */
function inSlot({ plan, intent, options }: Wanted, change: Extract<TripChange, { slot_id: string }>): Step {
  const here = visits(plan).find(({ slotId }) => slotId === change.slot_id)?.lock
  if (here === undefined) return { problem: 'no visit stands there' }
  const others = intent.prefs.locked_slots.filter(
    ({ day_offset, window }) => day_offset !== here.day_offset || window.start !== here.window.start,
  )
  if (change.kind === 'unlock') return { intent: withLocks(intent, others), options }
  if (change.kind === 'lock') return { intent: withLocks(intent, [...others, here]), options }
  const instead = change.kind === 'replace' ? change.with : undefined
  const avoid = [...new Set([...options.avoid, here.activity_id])].filter((id) => id !== instead)
  const locks = instead === undefined ? others : [...others, { ...here, activity_id: instead }]
  return { intent: withLocks(intent, locks), options: { ...options, avoid } }
}

function moved({ plan, facts, intent, options }: Wanted, change: Extract<TripChange, { kind: 'move' }>): Step {
  const here = visits(plan).find(({ slotId }) => slotId === change.slot_id)?.lock
  if (here === undefined || plan === null || facts === null) return { problem: 'no visit stands there' }
  const day_offset = change.day - 1
  if (plan.days[day_offset] === undefined) return { problem: 'the trip has no such day' }
  if (day_offset === here.day_offset) return { problem: 'it is on that day already' }
  const others = intent.prefs.locked_slots.filter(({ activity_id }) => activity_id !== here.activity_id)
  const taken = others.filter((lock) => lock.day_offset === day_offset).map(({ window }) => window)
  const window = hoursOnDay({ plan, facts, tz: intent.date_window.tz }, here, { day: day_offset, taken })
  if (window === null) return { problem: 'it is closed then, or there is no hour for it' }
  return { intent: withLocks(intent, [...others, { ...here, day_offset, window }]), options }
}

function swapped({ plan, intent, options }: Wanted, { a, b }: { a: number; b: number }): Step {
  const last = plan?.days.length ?? 0
  if (a > last || b > last) return { problem: 'the trip has no such day' }
  const days = new Map([
    [a - 1, b - 1],
    [b - 1, a - 1],
  ])
  const moved = visits(plan).flatMap(({ lock }) => {
    const day_offset = days.get(lock.day_offset)
    return day_offset === undefined ? [] : [{ ...lock, day_offset }]
  })
  const others = intent.prefs.locked_slots.filter(({ day_offset }) => !days.has(day_offset))
  return { intent: withLocks(intent, [...others, ...moved]), options }
}

function withLocks(intent: IntentInput, locked_slots: Lock[]): IntentInput {
  return { ...intent, prefs: { ...intent.prefs, locked_slots } }
}

/** Every visit of a plan, as it would be locked where it stands. */
function visits(plan: PlanV1 | null): { slotId: string; lock: Lock }[] {
  return (plan?.days ?? []).flatMap(({ slots }, day_offset) =>
    slots.flatMap(({ slot_id: slotId, window, choices: [choice] }) =>
      choice?.kind === 'attraction' ? [{ slotId, lock: { day_offset, window, activity_id: choice.option_ref } }] : [],
    ),
  )
}
