import { classifySubject } from '../language/classifier/classify-subject.ts'
import { NOTHING_BEFORE } from '../language/dialogue-context.ts'
import { hear } from '../language/hear.ts'
import { buildShopIndex } from '../language/linking/build-index.ts'
import { SHOP_LANGUAGE } from '../language/packs/shop-language.ts'

const NO_SHOP = { revision: '', name: '', items: [], zones: [], pickups: [], coupons: [] }

let isWarm = false

/**
 * Reads a question for nobody. Nets and models are made once in a process, by whoever needs them first: about a second of
 * processor time, which on a slow machine was longer than the first customer's answer may take.
 */
export function warmReading(): void {
  if (isWarm) return
  isWarm = true
  const words = 'do you deliver on Sunday, mnafungua saa ngapi?'
  hear({ text: words, tap: null }, NOTHING_BEFORE, buildShopIndex(NO_SHOP, SHOP_LANGUAGE))
  classifySubject(words)
}
