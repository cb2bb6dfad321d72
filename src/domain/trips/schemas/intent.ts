import { z } from 'zod'
import { daysBetween } from '../../../lib/calendar.ts'
import { TRIP_LIMITS } from '../limits.ts'
import { Currency, Iata, LocalDate, Ref, Theme, Tier, Timezone, TransitMode, UsdCents, Window } from './common.ts'

/** First and last day of a trip, both part of it, at the destination. */
export const DateWindow = z
  .strictObject({ start: LocalDate, end: LocalDate, tz: Timezone })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: 'the last day comes before the first' })
  .refine(({ start, end }) => start > end || fits(daysBetween(start, end) + 1), {
    path: ['end'],
    message: `a trip has ${TRIP_LIMITS.days.fewest} to ${TRIP_LIMITS.days.most} days`,
  })
export type DateWindow = z.infer<typeof DateWindow>

/** Something that must happen on a day, counted from 0, at a time. */
export const LockedSlot = z.strictObject({ day_offset: z.int().min(0), window: Window, activity_id: Ref })
export type LockedSlot = z.infer<typeof LockedSlot>

export const Prefs = z.strictObject({
  kid_friendly: z.boolean().default(false),
  themes: z.array(Theme).max(20).default([]),
  avoid_overnight: z.boolean().default(false),
  locked_slots: z.array(LockedSlot).max(20).default([]),
})
export type Prefs = z.infer<typeof Prefs>

export const Party = z
  .strictObject({
    adults: z.int().min(1).max(40).default(1),
    children: z.int().min(0).max(40).default(0),
    /** In years; may be left out, never more of them than children. */
    child_ages: z.array(z.int().min(0).max(17)).default([]),
  })
  .refine(({ children, child_ages }) => child_ages.length <= children, {
    path: ['child_ages'],
    message: 'more ages than children',
  })
export type Party = z.infer<typeof Party>

const said = z.string().min(1).max(80)
const hard = z.boolean().default(false)

/** Something wanted that code can check. A hard one that is not met blocks the plan; any other is only told. */
export const Wish = z.discriminatedUnion('key', [
  /** Equals `room_type` of every lodging. */
  z.strictObject({ key: z.literal('room_type'), value: said, hard }),
  /** What must be allowed, "pets": no lodging has the rule "no_pets". */
  z.strictObject({ key: z.literal('house_rule'), value: said, hard }),
  /** At least one meal is at a place with this theme. */
  z.strictObject({ key: z.literal('cuisine'), value: said, hard }),
  z.strictObject({ key: z.literal('avoid_mode'), value: z.enum([...TransitMode.options, 'flight']), hard }),
  /** Id or name of an attraction. */
  z.strictObject({ key: z.literal('must_see'), value: z.string().min(1).max(160), hard }),
  /** No leg takes longer. */
  z.strictObject({ key: z.literal('max_transfer_min'), value: z.int().min(1).max(1_440), hard }),
])
export type Wish = z.infer<typeof Wish>

/** An amount as the customer said it, in the minor unit of its currency. */
export const SaidBudget = z.strictObject({ amount_minor: z.int().min(1), currency: Currency })

const fields = {
  city: z.string().min(1).max(120),
  date_window: DateWindow,
  prefs: Prefs.default(() => Prefs.parse({})),
  /** Where the trip starts and ends; null until the home airport of the tenant is put in. */
  origin: Iata.nullable().default(null),
  party: Party.default(() => Party.parse({})),
  pace: z.enum(['relaxed', 'normal', 'full']).default('normal'),
  /** Which are wanted; none: those that the budget lets in. */
  tiers: z.array(Tier).max(3).default([]),
  wishes: z.array(Wish).max(20).default([]),
  /** In which the customer reads totals. */
  currency: Currency.default('USD'),
}

/** What a customer wants, ready to be planned: every figure is there. `airports` are those of the destination. */
export const IntentV1 = z
  .strictObject({
    ...fields,
    /** For everybody and everything. */
    budget_usd_cents: z.int().min(1),
    budget: SaidBudget.optional(),
    airports: z.array(Iata).min(1).max(10),
  })
  .superRefine(checkLocks)
export type IntentV1 = z.infer<typeof IntentV1>

/** What a customer wants as it arrives: the budget in any currency, airports left to the destination. */
export const IntentInput = z
  .strictObject({
    ...fields,
    budget_usd_cents: UsdCents.min(1).optional(),
    budget: SaidBudget.optional(),
    airports: z.array(Iata).max(10).default([]),
  })
  .superRefine(checkLocks)
  .refine(({ budget, budget_usd_cents }) => budget !== undefined || budget_usd_cents !== undefined, {
    path: ['budget_usd_cents'],
    message: 'a budget is missing',
  })
export type IntentInput = z.infer<typeof IntentInput>

function checkLocks(intent: { date_window: DateWindow; prefs: Prefs }, check: z.core.$RefinementCtx): void {
  const last = daysBetween(intent.date_window.start, intent.date_window.end)
  for (const [at, lock] of intent.prefs.locked_slots.entries()) {
    if (lock.day_offset <= last) continue
    check.addIssue({
      code: 'custom',
      path: ['prefs', 'locked_slots', at, 'day_offset'],
      message: `the trip ends on day ${last}`,
      input: lock.day_offset,
    })
  }
}

function fits(days: number): boolean {
  return days >= TRIP_LIMITS.days.fewest && days <= TRIP_LIMITS.days.most
}
