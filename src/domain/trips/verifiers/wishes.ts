import type { Choice, Violation, Wish } from '../schemas/index.ts'
import { isActivity, type PlanView } from './plan-view.ts'
import { advises, blocks } from './verifier.ts'

/** Every wish that code can check: a hard one blocks, any other is told. */
export function checkWishes(view: PlanView): Violation[] {
  const choices = view.days.flatMap(({ slots }) => slots.map(({ choice }) => choice))
  return view.intent.wishes
    .filter((wish) => !isMet(wish, choices, view))
    .map((wish) => {
      const say = wish.hard ? blocks : advises
      return say('wish_unmet', null, { key: wish.key, value: wish.value })
    })
}

/** What nobody knows of is not met. */
function isMet(wish: Wish, choices: readonly Choice[], { facts }: PlanView): boolean {
  const of = (kind: Choice['kind']) => choices.filter((choice) => choice.kind === kind)
  switch (wish.key) {
    case 'room_type':
      return of('lodging').every(({ option_ref }) => facts.lodging(option_ref)?.room_type === wish.value)
    case 'house_rule':
      return of('lodging').every(
        ({ option_ref }) => facts.lodging(option_ref)?.house_rules.includes(`no_${wish.value}`) === false,
      )
    case 'cuisine':
      return of('meal').some(({ option_ref }) => facts.attraction(option_ref)?.themes.includes(wish.value))
    case 'avoid_mode':
      if (wish.value === 'flight') return of('flight').length === 0
      return of('transit').every(({ option_ref }) => {
        const mode = facts.leg(option_ref)?.mode
        return mode !== undefined && mode !== wish.value
      })
    case 'must_see':
      return choices
        .filter(isActivity)
        .some(({ option_ref }) => option_ref === wish.value || facts.attraction(option_ref)?.name === wish.value)
    case 'max_transfer_min':
      return of('transit').every(({ option_ref }) => {
        const leg = facts.leg(option_ref)
        return leg !== null && leg.duration_seconds <= wish.value * 60
      })
  }
}
