import type { FactBook } from '../facts/fact-book.ts'
import { type Choice, type IntentV1, OWN_CHOICE_MEAL, type PlanV1, type Slot } from '../schemas/index.ts'
import { type Span, spanOf } from '../time/local-time.ts'

/** A slot with what is selected in it and when it really is. */
export interface SlotView {
  slot: Slot
  choice: Choice
  span: Span
}

/** A day as the verifiers read it: slots in the order of their start. */
export interface DayView {
  /** From 0. */
  index: number
  date: string
  last: boolean
  slots: SlotView[]
  /** The choice of lodging in which the night before ended, and of that which begins this day. */
  wokeIn: Choice | null
  sleepsIn: Choice | null
  /** When the last thing of the day before ends, nights apart; null: nothing happened then. */
  busyUntilMs: number | null
}

/** Everything a verifier may read. */
export interface PlanView {
  plan: PlanV1
  intent: IntentV1
  facts: FactBook
  tz: string
  days: DayView[]
}

export function viewPlan(plan: PlanV1, intent: IntentV1, facts: FactBook): PlanView {
  const { tz } = intent.date_window
  const days: DayView[] = []
  for (const [index, { date, slots }] of plan.days.entries()) {
    const views = slots.flatMap((slot) => {
      const choice = slot.choices[0]
      return choice ? [{ slot, choice, span: spanOf(date, slot.window, tz) }] : []
    })
    const before = days.at(-1)
    days.push({
      index,
      date,
      last: index === plan.days.length - 1,
      slots: views.toSorted((a, b) => a.span.startMs - b.span.startMs),
      wokeIn: before?.sleepsIn ?? null,
      sleepsIn: views.find(({ choice }) => choice.kind === 'lodging')?.choice ?? null,
      busyUntilMs: before ? endOf(before) : null,
    })
  }
  return { plan, intent, facts, tz, days }
}

/** A visit, or a meal at a named place: what has hours, a roof or none, and happens once. */
export function isActivity({ kind, option_ref }: Choice): boolean {
  return kind === 'attraction' || (kind === 'meal' && option_ref !== OWN_CHOICE_MEAL)
}

/** With children every rule for them counts, whether it was asked for or not. */
export function withKids({ prefs, party }: IntentV1): boolean {
  return prefs.kid_friendly || party.children > 0
}

function endOf({ slots }: DayView): number | null {
  const ends = slots.filter(({ choice }) => choice.kind !== 'lodging').map(({ span }) => span.endMs)
  return ends.length === 0 ? null : Math.max(...ends)
}
