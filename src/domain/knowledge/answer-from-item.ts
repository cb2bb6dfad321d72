import type { ItemAttributes, ItemDetail } from '../catalog/schemas.ts'
import { cardOf } from './card-of.ts'
import { type ItemWord, itemWords } from './item-meanings.ts'
import { held } from './rank-passages.ts'
import { comesIn, type ItemFact, type ReadItem, readItem } from './read-item.ts'
import type { Snippet } from './schemas.ts'

/** What is asked by name says much; words that nobody knows may say nothing; how long, or good for what, leaves open of what. */
const WEIGHTS = { matter: 2, strange: 1, weak: 0.7 } as const
const WEAK = new Set(['?long', '?when', '?cost', 'suits', 'added', 'contains'])
/** The row answers when it holds this share of what is asked, and one of its facts this share of one matter of it. */
const COVERED = 0.5
const IN_ONE = 0.33
/** Facts this near to the best one belong to the answer. */
const NEAR = 0.7
const MOST = { attributes: 3, sentences: 2 } as const

/** What warranty and returns allow, and when goods come in, is no property: it answers only who asks for that. */
const RULES = ['warranty', 'return', 'restocked']
/** How fresh it is, the day tells on which it comes in. */
const FRESH = 'fresh'

/**
 * The passage of an item's own row that answers a question about it; null when the row does not say.
 * @param about the question before: "and the lentils?" asks it again, of another item
 */
export function answerFromItem(item: ItemDetail, question: string, about: string | null = null): Snippet | null {
  const read = readItem(item)
  const words = [...new Map(itemWords(question, true).map((word) => [word.meanings[0] ?? '', word])).values()]
  const open = words.filter(({ meanings: [main = ''] }) => !read.named.has(main))
  const again = open.every(isWeak) && about !== null ? bestFacts(read, knownWords(about, read)) : null
  const best =
    again ??
    bestFacts(read, open) ??
    (open.length < words.length && !asksUntold(read, open) ? bestFacts(read, words, ONE_FACT) : null) ??
    (open.some(({ meanings }) => meanings.includes(HOW_LONG)) ? bestFacts(read, [LASTING]) : null)
  return best === null ? null : toSnippet(item, read, best)
}

/** "Does the Torch 2 have a camera?": what is asked by name and stands nowhere is not answered with what the thing is called. */
function asksUntold({ facts }: ReadItem, open: readonly ItemWord[]): boolean {
  const known = open.filter((word) => !word.strange && !isWeak(word))
  return known.some(({ meanings }) => facts.every((fact) => held(meanings, fact.meanings) === 0))
}

const HOW_LONG = '?long'
/** "How many hours do they play?": whatever it does that long, how long it lasts is meant where nothing else is known of. */
const LASTING: ItemWord = { meanings: ['last'], strange: false }

/** What a question about another item asks, without the name of that. */
function knownWords(question: string, { named }: ReadItem): ItemWord[] {
  return itemWords(question, true).filter(({ strange, meanings: [main = ''] }) => !strange && !named.has(main))
}

/** Of how many matters one question may be; by the name of the thing itself only one fact tells. */
const ALL = Number.POSITIVE_INFINITY
const ONE_FACT = 1

interface Best {
  facts: readonly ItemFact[]
  score: number
}

/** The facts that hold most of what is asked; null when the row holds too little of it. */
function bestFacts({ facts }: ReadItem, words: readonly ItemWord[], most = ALL): Best | null {
  const all = new Set(facts.flatMap(({ meanings }) => [...meanings]))
  const asked = words.map((word) => ({ ...word, weight: weightOf(word, held(word.meanings, all) > 0) }))
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return null
  const share = (meanings: ReadonlySet<string>) =>
    asked.reduce((sum, one) => sum + one.weight * held(one.meanings, meanings), 0) / total
  const scores = facts.map((fact) => ({
    fact,
    score: tells(fact, words) && !isUnaskedRule(fact, words) ? share(fact.meanings) : 0,
  }))
  const score = Math.max(0, ...scores.map((one) => one.score))
  const matters = asked.filter((word) => !word.strange && !isWeak(word)).length
  if (share(all) < COVERED || score * Math.min(most, Math.max(1, matters)) < IN_ONE) return null
  const near = scores.filter((one) => one.score >= score * NEAR).sort((a, b) => b.score - a.score)
  const told = near.map(({ fact }) => fact)
  return { facts: [...told, ...askedBeside(told, facts, words)], score }
}

/** "How heavy is it, and what is in the box?": what else is asked by name, and the best facts of the rest do not say. */
function askedBeside(told: readonly ItemFact[], facts: readonly ItemFact[], words: readonly ItemWord[]): ItemFact[] {
  const known = words.filter((word) => !word.strange && !isWeak(word))
  const more: ItemFact[] = []
  for (const word of known) {
    if ([...told, ...more].some(({ meanings }) => held(word.meanings, meanings) > 0)) continue
    const tellsIt = (fact: ItemFact) => held(word.meanings, fact.meanings) === 1 && !isUnaskedRule(fact, words)
    const fact = facts.find((one) => one.key !== null && tellsIt(one)) ?? facts.find(tellsIt)
    if (fact !== undefined) more.push(fact)
  }
  return more
}

function isUnaskedRule({ key, meanings }: ItemFact, asked: readonly ItemWord[]): boolean {
  if (key === null) return false
  const rule = RULES.find((one) => meanings.has(one))
  return (
    rule !== undefined && !asked.some((word) => word.meanings.some((meaning) => meaning === rule || meaning === FRESH))
  )
}

/** A fact that only has a length of time, or only says good for what, tells nothing unless nothing else is asked. */
function tells({ meanings }: ItemFact, asked: readonly ItemWord[]): boolean {
  const strong = asked.filter((one) => !isWeak(one))
  return strong.length === 0 || strong.some((one) => held(one.meanings, meanings) > 0)
}

function isWeak({ meanings: [main = ''] }: ItemWord): boolean {
  return WEAK.has(main)
}

function weightOf(word: ItemWord, isSaid: boolean): number {
  if (isWeak(word)) return WEIGHTS.weak
  return word.strange && !isSaid ? WEIGHTS.strange : WEIGHTS.matter
}

function toSnippet(item: ItemDetail, read: ReadItem, { facts: best, score }: Best): Snippet {
  const keys = best.flatMap(({ key }) => key ?? []).slice(0, MOST.attributes)
  const facts: ItemAttributes = Object.fromEntries(
    keys.flatMap((key) => {
      const value = { ...item.attributes, ...comesIn(item.variants) }[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  const sentences = best.filter(({ key }) => key === null).slice(0, MOST.sentences)
  return {
    chunkId: item.itemId,
    title: item.name,
    type: 'doc',
    language: 'en',
    heading: '',
    page: null,
    text: read.facts.map(({ text }) => text).join('\n'),
    answer: sentences.map(({ text }) => text).join(' '),
    facts,
    card: cardOf(item),
    score: Math.min(1, Math.round(score * 1000) / 1000),
  }
}
