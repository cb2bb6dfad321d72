import type { PropertyItem } from '../schemas.ts'
import { itemNames } from './item-names.ts'
import type { WordsField } from './row-fact.ts'
import { rowView } from './row-view.ts'

/** What a row says of one thing in words, as it stands there. */
export interface RowStatement {
  field: WordsField
  text: string
}

/** A row, or a room of it, as it is looked for: what it is called, what it says in words, and what costs something there. */
export interface RowTexts {
  names: string[]
  statements: RowStatement[]
  /** Things of it that have prices or times of their own. */
  parts: string[]
  /** Whether it says what something costs, and when something is. */
  hasPrices: boolean
  hasTimes: boolean
}

const SENTENCE = /[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*/gu
/** Fields that hold whole sentences: each says something of its own. */
const LONG: ReadonlySet<WordsField> = new Set(['about', 'answer', 'terms', 'visa', 'best_season'])

export function rowStatements(item: PropertyItem, part: string | null): RowTexts {
  const view = rowView(item, part)
  const statements = (Object.entries(view.words) as [WordsField, string | readonly string[] | undefined][]).flatMap(
    ([field, said]) => [said ?? []].flat().flatMap((text) => partsOf(field, text).map((one) => ({ field, text: one }))),
  )
  const names = itemNames(item).filter((name) => (part === null ? name.part === null : name.part === part))
  const question = item.category === 'faq' ? [item.data.question] : []
  const program = item.category === 'promotions' ? [item.data.program ?? ''] : []
  const tags = item.category === 'destination' ? (item.data.tags ?? []) : []
  return {
    names: [...names.map(({ name }) => name), ...question, ...program, ...tags],
    statements,
    parts: [
      ...view.prices.flatMap(({ of }) => of ?? []),
      ...view.shows.map(({ title }) => title),
      ...view.tiers.flatMap(({ name, benefits }) => [name, ...benefits]),
    ],
    hasPrices: view.prices.length > 0,
    hasTimes: view.hours !== undefined || view.shows.length > 0 || Object.keys(view.clocks).length > 0,
  }
}

function partsOf(field: WordsField, text: string): string[] {
  if (!LONG.has(field)) return [text]
  return (text.match(SENTENCE) ?? [text]).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
}
