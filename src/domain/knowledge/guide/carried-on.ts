import { foldWords } from '../../../lib/fold-words.ts'
import { findItems, itemNames, type RowQuestion, type StoredItem } from '../../properties/index.ts'
import type { GuestQuestion } from './guest-question.ts'

/**
 * What goes on with the question before, and names another thing without asking anything of it, asks the same of that one: "and
 * Tokyo?" behind "what's the time difference with Sydney".
 */
export function carriedOn(question: GuestQuestion, items: readonly StoredItem[]): GuestQuestion {
  const { asked, query, about } = question
  const things = items.filter(({ category }) => category !== 'faq')
  if (about === null || !asked.goesOn || asksItself(asked) || findItems(things, query).length === 0) return question
  const names = new Set(
    findItems(things, about).flatMap(({ item }) => itemNames(item).flatMap(({ name }) => foldWords(name).split(' '))),
  )
  const before = foldWords(about)
    .split(' ')
    .filter((word) => !names.has(word))
    .join(' ')
  return {
    ...question,
    query: `${query}\n${before}`,
    asked: { ...asked, content: `${asked.content} ${before}`.trim() },
  }
}

function asksItself({ fields, kinds, isThere, order, when, age, claimed, people }: RowQuestion): boolean {
  return fields.length + kinds.length > 0 || isThere || [order, when, age, claimed, people].some((one) => one !== null)
}
