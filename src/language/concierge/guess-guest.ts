import { openTextModel, type TextModel } from '../classifier/text-model.ts'
import type { Token } from '../span.ts'
import { guestWeights } from './guest-weights.ts'
import { heardBesides } from './heard-besides.ts'
import { GUEST_ROUTES, type GuestRoute, QUERY_TYPES, type QueryType } from './query-types.ts'
import type { Scored } from './score-rules.ts'
import { travellerWeights } from './traveller-weights.ts'

const guests = openTextModel(guestWeights, heardBesides)
const travellers = openTextModel(travellerWeights, heardBesides)

/** What a guest of a house likeliest wants. */
export const guessQuery = (tokens: readonly Token[]): Scored<QueryType> => likeliest(guests, QUERY_TYPES, tokens)

/** Who can likeliest answer a client of a travel desk. */
export const guessRoute = (tokens: readonly Token[]): Scored<GuestRoute> => likeliest(travellers, GUEST_ROUTES, tokens)

function likeliest<Class extends string>(
  model: TextModel,
  names: readonly [Class, ...Class[]],
  tokens: readonly Token[],
): Scored<Class> {
  const chances = model.chances(tokens)
  const scored = names.map((name, at) => ({ name, score: chances[at] ?? 0 }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best))
}
