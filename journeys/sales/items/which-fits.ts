import { sayAttribute } from '../../../prompts/copy/attributes.ts'
import { sayMoney } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { type Matter, mattersAsked } from '../../../src/language/answering/matters-asked.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { cheapestOf } from './cheapest-of.ts'

interface Fit {
  item: ItemDetail
  /** What decides it, an attribute of its row or its price. */
  key: string
  value: ItemDetail['attributes'][string]
}

/**
 * Which of several things fits what was asked for, and the row that says so: the only one that is made for it, else the one
 * with more of what it is weighed by. Null where no row decides: then the facts stand without an opinion.
 */
export function whichFits(
  items: readonly ItemDetail[],
  asked: { features: readonly string[]; words: string },
  language: SpokenLang,
): string | null {
  const fit = decide(items, asked)
  if (fit === null) return null
  const buyable = items.filter((item) => cheapestOf(item) !== null)
  const had = buyable.includes(fit.item) ? fit : decide(buyable, asked)
  return had === null ? null : say('compare_fits', language, { name: had.item.name, why: whyOf(had, language) })
}

function decide(items: readonly ItemDetail[], asked: { features: readonly string[]; words: string }): Fit | null {
  const names = items.map(({ name }) => name.toLowerCase())
  const called = (feature: string) => names.some((name) => feature.split(' ').every((word) => name.includes(word)))
  return (
    first(mattersAsked(asked.words, names), (matter) => byMatter(items, matter)) ??
    first(asked.features, (feature) => (called(feature) ? null : madeFor(items, feature)))
  )
}

function whyOf({ item, key, value }: Fit, language: SpokenLang): string {
  const price = cheapestOf(item)
  return key === PRICE && price !== null ? `${sayMoney(price)}.` : sayAttribute(key, value, language)
}

function byMatter(items: readonly ItemDetail[], matter: Matter): Fit | null {
  return first(matter.features, (feature) => madeFor(items, feature)) ?? weighed(items, matter)
}

function first<One>(all: readonly One[], find: (one: One) => Fit | null): Fit | null {
  for (const one of all) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** The one of them whose row says that it is for this. */
function madeFor(items: readonly ItemDetail[], feature: string): Fit | null {
  const [only, ...more] = items.flatMap((item) => factOf(item, feature) ?? [])
  return only === undefined || more.length > 0 ? null : only
}

function factOf(item: ItemDetail, feature: string): Fit | null {
  const word = feature.toLowerCase()
  for (const [key, value] of Object.entries(item.attributes)) {
    if (key === 'not_for') continue
    if (value === true && key.replaceAll('_', ' ') === word) return { item, key, value }
    const said = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    const held = said.filter((one) => one.toLowerCase().includes(word))
    if (held.length > 0) return { item, key, value: typeof value === 'string' ? value : held }
  }
  return null
}

const PRICE = 'price'

/** The one that has more of it, where at least two rows tell how much. */
function weighed(items: readonly ItemDetail[], { keys, less }: Matter): Fit | null {
  return first(keys, (key) => {
    const told = items.flatMap((item) => {
      const value = key === PRICE ? cheapestOf(item)?.amountMinor : item.attributes[key]
      const amount = Number.parseFloat(String(value))
      return value === undefined || Number.isNaN(amount) ? [] : [{ item, key, value, amount: less ? -amount : amount }]
    })
    const [best, next] = told.sort((a, b) => b.amount - a.amount)
    return best === undefined || next === undefined || best.amount === next.amount ? null : best
  })
}
