import { type Draft, OWN_CHOICE_MEAL, type PlanV1, type Tier, type Visit } from '../schemas/index.ts'
import { minutesOfWindow } from '../time/local-time.ts'

/** The decisions of which a plan was made. */
export function readDraft(plan: PlanV1, tier: Tier): Draft {
  const selected = plan.days.flatMap(({ slots }, day) =>
    slots.flatMap((slot) => {
      const [choice, ...others] = slot.choices
      return choice ? [{ day, slot, choice, others }] : []
    }),
  )
  const flights = selected.filter(({ choice }) => choice.kind === 'flight')
  const last = plan.days.length - 1
  return {
    tier,
    outbound: flights.find(({ day }) => day < last)?.choice.option_ref ?? null,
    inbound: flights.find(({ day }) => day === last)?.choice.option_ref ?? null,
    lodging: selected.find(({ choice }) => choice.kind === 'lodging')?.choice.option_ref ?? null,
    visits: selected.flatMap(({ day, slot, choice, others }) =>
      choice.kind === 'attraction' || (choice.kind === 'meal' && choice.option_ref !== OWN_CHOICE_MEAL)
        ? [
            {
              day,
              ...minutesOfWindow(slot.window),
              kind: choice.kind,
              venue: choice.option_ref,
              others: others.map(({ option_ref }) => option_ref),
              locked: slot.locked,
            },
          ]
        : [],
    ),
  }
}

/** By day and hour, as a draft keeps them. */
export function inOrder(visits: readonly Visit[]): Visit[] {
  return visits.toSorted((a, b) => a.day - b.day || a.start - b.start)
}
