import type { OptionValue } from '../reading.ts'
import type { Draft } from './build-index.ts'
import { keyOf } from './shelf.ts'
import { wordsOf } from './words.ts'

const COLOUR = 'colour'

/** Adds the values of the shop's options, colours and packings in every language. Bare numbers are left to the grammar. */
export function addValues(draft: Draft): void {
  const { shelf, glossary, phrases, values } = draft
  const names = new Set(shelf.items.map(({ name }) => name.join(' ')))
  const seen = new Map<string, OptionValue[]>()
  for (const one of distinctValues(draft)) {
    remember(values, wordsOf(one.value).join(' '), one)
    const bare = bareAmount(one.value)
    if (bare !== null) remember(values, bare, one)
    for (const words of spokenForms(one.value)) remember(seen, keyOf(words), one)
    if (names.has(keyOf(one.value))) draft.fitOptions.add(one.option)
  }
  for (const [key, own] of seen)
    for (const value of own)
      if (/\p{L}{2}/u.test(key) || isRange(value.value)) phrases.add(key, { kind: 'value', value })
  const colourOption = mostColours(draft)
  for (const { key, words, targets } of glossary.colours) {
    if (seen.has(key)) continue
    const found = targets.find((target) => seen.get(keyOf(target))?.some(({ option }) => option === colourOption))
    const own = found === undefined ? undefined : seen.get(keyOf(found))?.find(({ option }) => option === colourOption)
    phrases.add(key, { kind: 'value', value: own ?? { option: colourOption, value: targets[0] ?? words } })
  }
  for (const { key, targets } of glossary.values) {
    const own = targets.flatMap((target) => seen.get(keyOf(target)) ?? [])
    for (const value of own) phrases.add(key, { kind: 'value', value })
  }
}

/** "256" of "256 GB". Smaller numbers count pieces more often than they measure. */
const LEAST_BARE = 32

function bareAmount(value: string): string | null {
  const [amount = '', unit, ...more] = wordsOf(value)
  const bare = /^\d+$/.test(amount) && Number(amount) >= LEAST_BARE && unit !== undefined && /^\p{L}+$/u.test(unit)
  return bare && more.length === 0 ? amount : null
}

/** A value as it is said: "tray (30)" is a tray, "washed and cut, 500g" is washed and cut, "carton of 12" a carton. */
function spokenForms(value: string): Set<string> {
  const short = value.split(/[,(]| of /)[0]?.trim() ?? value
  return new Set([value, short].filter((form) => form !== ''))
}

/** "39-42": one value, whatever the two numbers may be elsewhere. */
function isRange(value: string): boolean {
  return /^\d+\s?[-–]\s?\d+$/.test(value)
}

function remember(into: Map<string, OptionValue[]>, key: string, value: OptionValue): void {
  const own = into.get(key) ?? []
  if (!own.some((one) => one.option === value.option && one.value === value.value)) into.set(key, [...own, value])
}

function distinctValues({ shelf }: Draft): { option: string; value: string }[] {
  const values = new Map<string, Set<string>>()
  for (const { item } of shelf.items)
    for (const [option, own] of Object.entries(item.options)) {
      const known = values.get(option) ?? new Set()
      for (const value of own) known.add(value)
      values.set(option, known)
    }
  return [...values].flatMap(([option, own]) => [...own].map((value) => ({ option, value })))
}

/** What the shop calls the option that holds its colours. */
function mostColours(draft: Draft): string {
  const colours = new Set(draft.glossary.colours.flatMap(({ key, targets }) => [key, ...targets.map(keyOf)]))
  const counts = new Map<string, number>()
  for (const { option, value } of distinctValues(draft))
    if (colours.has(keyOf(value))) counts.set(option, (counts.get(option) ?? 0) + 1)
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? COLOUR
}
