import type { FactBook } from '../facts/fact-book.ts'
import type { Choice, PlanV1, Slot } from '../schemas/index.ts'

/** One thing of a day that would be another, more or gone. Names are as itineraries tell them. */
export interface PlanChange {
  date: string
  old: string | null
  next: string | null
}

/** What differs between two plans of the same days, in the order of the days; what moves within its day does not count. */
export function planChanges(
  before: { plan: PlanV1; book: FactBook },
  after: { plan: PlanV1; book: FactBook },
): PlanChange[] {
  const found = before.plan.days.flatMap(({ date, slots }, day) => {
    const then = named(slots, before.book)
    const now = named(after.plan.days[day]?.slots ?? [], after.book)
    const old = then.filter(({ ref }) => !now.some((each) => each.ref === ref))
    const next = now.filter(({ ref }) => !then.some((each) => each.ref === ref))
    return KINDS.flatMap((kind) => {
      const [gone, come] = [old, next].map((all) => all.filter((each) => each.kind === kind))
      return Array.from({ length: Math.max(gone?.length ?? 0, come?.length ?? 0) }, (_, at) => ({
        ...{ kind, date },
        old: gone?.[at]?.name ?? null,
        next: come?.[at]?.name ?? null,
      }))
    })
  })
  // A bed is changed once, not every night.
  const [bed] = found.filter(({ kind }) => kind === 'lodging')
  return found
    .filter((each) => each.kind !== 'lodging' || each === bed)
    .map(({ date, old, next }) => ({ date, old, next }))
}

const KINDS = ['flight', 'lodging', 'attraction', 'meal'] as const

interface Named {
  kind: Choice['kind']
  ref: string
  name: string
}

function named(slots: readonly Slot[], book: FactBook): Named[] {
  return slots.flatMap(({ window, choices: [choice] }) => {
    const name = choice && nameOf(choice, window.start, book)
    return choice && name ? [{ kind: choice.kind, ref: choice.option_ref, name }] : []
  })
}

function nameOf({ kind, option_ref }: Choice, start: string, book: FactBook): string | null {
  switch (kind) {
    case 'flight': {
      const flight = book.flight(option_ref)
      return flight && `${flight.airline ?? 'Flight'} ${flight.origin}-${flight.dest} ${start}`
    }
    case 'lodging':
      return book.lodging(option_ref)?.name ?? null
    case 'attraction':
    case 'meal':
      return book.attraction(option_ref)?.name ?? null
    case 'transit':
      return null
  }
}
