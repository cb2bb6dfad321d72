import type { Desk } from './desk.ts'
import { withoutDenied } from './left-out.ts'
import { withModelTold } from './model-told.ts'
import { withParts } from './parts.ts'
import type { Phrase } from './phrases-left.ts'
import { withSameModel } from './same-model.ts'
import { forWearer, wearerIn } from './wearer.ts'

/** The things of a clause with what it says of all of them: their parts, the model they fit, what they are not, who wears them. */
export function toldOfAll(phrases: readonly Phrase[], desk: Desk): readonly Phrase[] {
  const wearer = wearerIn(desk.tokens)
  const fitting = withSameModel(withModelTold(withParts(phrases, desk), desk.shop), desk.shop)
  return withoutDenied(fitting, desk).map((phrase) => ({
    ...phrase,
    wanted: forWearer(phrase.wanted, wearer, desk.shop),
  }))
}
