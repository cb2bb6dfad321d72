import { addDays, daysBetween } from '../../../lib/calendar.ts'
import type { IntentInput, IntentV1, RelaxationChange } from '../schemas/index.ts'

/** The wish as it is when a customer gives way in one thing: the one place that knows what each change means. */
export function applyRelaxation(intent: IntentV1, change: RelaxationChange): IntentV1
export function applyRelaxation(intent: IntentInput, change: RelaxationChange): IntentInput
export function applyRelaxation(intent: IntentInput, { key, from, to }: RelaxationChange): IntentInput {
  const { date_window, prefs } = intent
  switch (key) {
    case 'budget': {
      // What was said in her own currency gives way to the sum that was offered; totals are still told in it.
      const { budget, ...rest } = intent
      const currency = intent.currency === 'USD' ? (budget?.currency ?? 'USD') : intent.currency
      return { ...rest, currency, budget_usd_cents: Number(to) }
    }
    case 'airport':
      return { ...intent, airports: [String(to)] }
    case 'tier':
      return { ...intent, tiers: intent.tiers.length === 0 ? [] : [to === 'mid' ? 'mid' : 'budget'] }
    case 'overnight':
      return { ...intent, prefs: { ...prefs, avoid_overnight: false } }
    case 'dates': {
      const by = daysBetween(String(from), String(to))
      const moved = { start: addDays(date_window.start, by), end: addDays(date_window.end, by) }
      return { ...intent, date_window: { ...date_window, ...moved } }
    }
    case 'nights':
      return { ...intent, date_window: { ...date_window, end: addDays(date_window.end, Number(to) - Number(from)) } }
    case 'wish':
      return { ...intent, wishes: intent.wishes.filter((wish) => wishName(wish) !== from) }
    case 'lock':
      return {
        ...intent,
        prefs: { ...prefs, locked_slots: prefs.locked_slots.filter((lock) => lockName(lock) !== from) },
      }
    // None of them blocks, so nobody offers to give way in them.
    case 'theme':
    case 'pace':
    case 'rain':
      return intent
  }
}

/** A wish as a relaxation names it. */
export function wishName({ key, value }: IntentV1['wishes'][number]): string {
  return `${key}: ${value}`
}

/** A lock as a relaxation names it. */
export function lockName({ activity_id, day_offset, window }: IntentV1['prefs']['locked_slots'][number]): string {
  return `${activity_id} day ${day_offset + 1} ${window.start}-${window.end}`
}
