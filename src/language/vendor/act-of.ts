import type { Act } from '../reading.ts'
import type { Bench } from './bench.ts'
import { ModelAct, type ModelActName } from './model-reading.ts'
import { AFTERWARDS } from './rules/afterwards.ts'
import { CART } from './rules/cart.ts'
import { GOODS } from './rules/goods.ts'
import { PLACES } from './rules/places.ts'
import { TALK } from './rules/talk.ts'

/** Makes a strict act of a model's, or null where it says something that the message and the shop do not bear out. */
export type ActRule = (act: ModelAct, bench: Bench) => Act | null

const RULES: Readonly<Record<ModelActName, ActRule>> = { ...TALK, ...GOODS, ...CART, ...PLACES, ...AFTERWARDS }

export function actOf(act: ModelAct, bench: Bench): Act | null {
  return RULES[act.act](withoutBlanks(act), bench)
}

/** Models write "" for what was not said as readily as they leave it out. */
function withoutBlanks(act: ModelAct): ModelAct {
  return ModelAct.parse(Object.fromEntries(Object.entries(act).filter(([, value]) => value !== '')))
}
