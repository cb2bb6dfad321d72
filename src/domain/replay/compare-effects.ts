import { canonicalJson } from '../../lib/canonical-json.ts'
import type { Json } from '../../lib/json.ts'
import { DiffKind, type TurnEffect } from './schemas.ts'

/** What of an effect each kind of difference is about. */
const PARTS: Readonly<Record<DiffKind, (effect: TurnEffect) => Json>> = {
  money: ({ orders, payments }) => ({ orders, payments }),
  consent: ({ consents }) => consents,
  outcome: ({ outcome, journey, tickets }) => ({ outcome, journey, tickets }),
  menu: ({ replies }) => replies.map(({ menu }) => menu),
  language: ({ language }) => language,
  wording: ({ replies }) => replies.map(({ text }) => text),
}

/** What history kept of how a turn came out; what became of orders since then cannot be told apart. */
export const TOLD_BY_HISTORY: readonly DiffKind[] = ['outcome', 'menu', 'language', 'wording']

/** In which ways two effects of one turn differ, the worst first. */
export function compareEffects(
  one: TurnEffect,
  other: TurnEffect,
  kinds: readonly DiffKind[] = DiffKind.options,
): DiffKind[] {
  return kinds.filter((kind) => canonicalJson(PARTS[kind](one)) !== canonicalJson(PARTS[kind](other)))
}
