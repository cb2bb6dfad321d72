import type { Json } from '../../lib/json.ts'
import { tokensOf } from './meaning/tokens.ts'
import { normalise } from './normalise.ts'

/** A sum of the data: whose it is, by the words of the nearest name above it, and what the row calls it. */
export interface OwnedSum {
  minor: number
  name: ReadonlySet<string> | null
  /** Of delivery. */
  isFee: boolean
  /** Of one piece: so many of them cost so many times that. */
  isPrice: boolean
  /** What is to pay for all of it. */
  isTotal: boolean
  /** What was paid or taken off. */
  isPaid: boolean
}

/** A sum as it is written: "4,500", not 450000. */
export function majorOf({ minor }: Pick<OwnedSum, 'minor'>): number {
  return minor / 100
}

const FEE_KEY = /fee|delivery|shipping|transport/i
const PRICE = /price/i
const TOTAL = /^(?:(?:sub)?total|goods|due|confirmed(?:_?total)?)$/i
const PAID = /^(?:amount|deposit|discount|paid|refund)/i
const FEE =
  /(?:^| )(?:delivery|deliver|shipping|kuletewa|kupelekewa|kupeleka|kuipeleka|usafirishaji|usafiri|transport|delivery fee|kuleta|ada ya)(?: |$)/u
const WHOLE =
  /(?:^| )(?:total|totals|jumla|jumlisha|ukijumlisha|tukijumlisha|ikijumlisha|kujumlisha|ukiongeza|together|with|altogether|included|inclusive|pamoja|plus|in all|amount|kiasi|order|oda)(?: |$)/u
const FREE_FROM = /(?:^| )(?:over|above|from|zaidi ya|kuanzia|under|below|chini ya)(?: |$)/u

export function ownedSums(values: readonly Json[]): OwnedSum[] {
  const sums: OwnedSum[] = []
  for (const value of values) collect(sums, value, null, '')
  return sums
}

function collect(sums: OwnedSum[], value: Json, name: ReadonlySet<string> | null, path: string): void {
  if (Array.isArray(value)) for (const part of value) collect(sums, part, name, path)
  else if (typeof value === 'object' && value !== null) {
    const own = value.name ?? value.title ?? value.zone ?? value.item
    const owner = typeof own === 'string' ? wordsOf(own) : name
    for (const [key, part] of Object.entries(value)) {
      if (/minor$/i.test(key) && typeof part === 'number')
        sums.push({ minor: part, name: owner, ...kindOf(`${path}${key}`) })
      else collect(sums, part, owner, `${path}${key}.`)
    }
  }
}

/** By the field that holds it, or that holds the money it is the amount of. */
function kindOf(path: string): Pick<OwnedSum, 'isFee' | 'isPrice' | 'isTotal' | 'isPaid'> {
  const field =
    path
      .replace(/\.?(?:amount)?minor$/i, '')
      .split('.')
      .at(-1) ?? ''
  return {
    isFee: FEE_KEY.test(path),
    isPrice: PRICE.test(field),
    isTotal: TOTAL.test(field),
    isPaid: PAID.test(field),
  }
}

/** True when a sum that the data hold is told of something else than what it is the sum of. */
export function isMisplaced(amount: number, before: string, behind: string, sums: readonly OwnedSum[]): boolean {
  const holders = sums.filter(({ minor }) => minor === Math.round(amount * 100))
  if (holders.length === 0) return false
  const ahead = [...wordsOf(before)].join(' ')
  if (
    FEE.test(ahead) &&
    !WHOLE.test(`${ahead} ${[...wordsOf(behind)].join(' ')}`) &&
    !FREE_FROM.test(ahead) &&
    !holders.some(({ isFee }) => isFee)
  )
    return true
  if (holders.some(({ isFee }) => isFee)) return false
  const named = namedIn(wordsOf(before), sums) ?? namedIn(wordsOf(behind), sums)
  return named !== null && holders.every(({ name }) => name !== null && !named.has(name))
}

/** The names that words mean more than any other: by what tells the names apart. */
function namedIn(words: ReadonlySet<string>, sums: readonly OwnedSum[]): Set<ReadonlySet<string>> | null {
  const names = [...new Set(sums.flatMap(({ name }) => (name === null ? [] : [name])))]
  const telling = (word: string) => words.has(word) && !names.every((name) => name.has(word))
  const scored = names.map((name) => ({ name, score: [...name].filter(telling).length }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? null : new Set(scored.filter(({ score }) => score === best).map(({ name }) => name))
}

/** The words that names are told apart by. */
export function wordsOf(text: string): Set<string> {
  return new Set(tokensOf(normalise(text)).map(({ word }) => (word.length > 3 ? word.replace(/s$/, '') : word)))
}
