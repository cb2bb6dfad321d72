import type { Ctx } from '../../context.ts'
import {
  type Asked,
  answerFromRow,
  pricesOfAge,
  type RowAnswer,
  type RowFact,
  type RowQuestion,
  rowVerdict,
  type StoredItem,
} from '../../properties/index.ts'
import { saidIn } from '../search/said-in.ts'
import type { KeptGuide } from './kept-guide.ts'
import type { Weighed } from './match-units.ts'
import type { RowUnit } from './row-units.ts'

export interface RowFound {
  itemId: string
  /** The room, show or service of it that is meant. */
  part: string | null
  category: StoredItem['category']
  lastUpdated: string
  timezone: string
  answer: RowAnswer
}

const MOST_FIELDS = 3
const MOST_STATEMENTS = 2
const MOST_GENERAL = 4
/** A sentence this near to the best one says the same thing further. */
const NEAR = 0.7
const FIGURE = /\d/

/** What a thing is, for who asks nothing in particular of it. */
const GENERAL: readonly Asked[] = [
  'answer',
  'about',
  'cuisine',
  'open_now',
  'schedule',
  'benefits',
  'highlights',
  'best_season',
  'price',
  'location',
  'check_in',
  'check_out',
]

/** What is looked for in a row: what the question is about, and the kinds of things that it names. */
export interface SoughtIn {
  weighed: readonly Weighed[]
  kinds: readonly Weighed[]
}

/** What a row says to a question: the sentences that answer it, the fields that it asks for, and yes or no before them. Null when it does not say. */
export function tellUnit(
  { clock }: Pick<Ctx, 'clock'>,
  unit: RowUnit,
  question: RowQuestion,
  { weighed, kinds }: SoughtIn,
  { properties }: Pick<KeptGuide, 'properties'>,
): RowFound | null {
  const { item, part } = unit
  const timezone = properties.find(({ id }) => id === item.propertyId)?.timezone ?? 'UTC'
  const at = { now: clock.now(), timezone, part, when: question.when }
  const answerOf = (field: Asked) => answerFromRow(item, field, at)
  const factsOf = (fields: readonly Asked[], most: number) =>
    fields
      .map((field) => answerOf(field).facts)
      .filter((facts) => facts.length > 0)
      .slice(0, most)
      .flat()
  const open = weighed.filter(({ concept }) => saidIn(concept, unit.names) === 0)
  const statements = item.category === 'faq' ? [] : statementsOn(unit, open, question)
  const fields = fieldsOf(unit, question, statements.length > 0 || item.category === 'faq')
  const asked = ofAge(factsOf(fields, MOST_FIELDS), question)
  const ofFields = narrowed(asked, unit, { weighed, kinds, statements, question })
  const isMore = open.some(({ concept }) => saidIn(concept, unit.terms) > 0)
  const isGeneral = question.fields.length === 0 || item.category === 'faq' || isMore
  const facts = distinct(inOrder(statements, ofFields, question))
  const told = facts.length > 0 ? facts : isGeneral ? distinct(factsOf(GENERAL, MOST_GENERAL)) : []
  if (told.length === 0 || isSilentOnAge(told, question)) return null
  const isDecided = told.some(({ kind }) => kind === 'verdict')
  const verdict = isDecided ? null : verdictOf(unit, told, question, isMore)
  const said = question.isYesNo ? told : told.filter(({ kind }) => kind !== 'verdict')
  const { name, asOf } = answerOf('about')
  const answer = { name, facts: verdict === null ? said : [{ kind: 'verdict' as const, yes: verdict }, ...said], asOf }
  return { itemId: item.id, part, category: item.category, lastUpdated: item.lastUpdated, timezone, answer }
}

/** Of somebody of an age the price of that age; where none is set by age, only who asks for it is told the price. */
function ofAge(facts: RowFact[], { age, fields }: RowQuestion): RowFact[] {
  if (age === null) return facts
  const ofIt = pricesOfAge(facts, age)
  if (ofIt === null) return fields.includes('price') ? facts : facts.filter(({ kind }) => kind !== 'price')
  return facts.filter((fact) => fact.kind !== 'price' || ofIt.includes(fact))
}

/** Of who is told an age only what is said of ages answers. */
function isSilentOnAge(facts: readonly RowFact[], { age }: RowQuestion): boolean {
  if (age === null) return false
  return !facts.some(
    (fact) =>
      fact.kind === 'ages' ||
      (fact.kind === 'price' && pricesOfAge([fact], age) !== null) ||
      (fact.kind === 'words' && fact.words.some((text) => AGES.test(text))),
  )
}

/** What decides comes first: the age that is asked for before what else is said of children. */
function inOrder(
  statements: readonly RowFact[],
  ofFields: readonly RowFact[],
  { age, claimed, when }: RowQuestion,
): RowFact[] {
  const isDecided = (age !== null && ofFields.some(({ kind }) => kind === 'ages')) || claimed !== null || when !== null
  return isDecided
    ? [...ofFields, ...(age === null ? statements : statements.slice(0, ofFields.length > 0 ? 0 : 1))]
    : [...statements, ...ofFields]
}

/** Whether something is there is known as soon as its row is found, if nothing more is asked of it. */
function verdictOf(unit: RowUnit, facts: readonly RowFact[], question: RowQuestion, isMore: boolean): boolean | null {
  if (unit.item.category === 'faq') return null
  const isBare = question.isThere && question.isYesNo && question.fields.length === 0 && question.when === null
  return rowVerdict(unit, facts, question) ?? (isBare && !isMore ? true : null)
}

/** The sentences of a row that say most of what its name does not. */
function statementsOn(unit: RowUnit, open: readonly Weighed[], question: RowQuestion): RowFact[] {
  const scored = unit.statements.map(({ field, text, terms }) => {
    const reached = open.reduce((sum, { concept, rarity }) => sum + rarity * saidIn(concept, terms), 0)
    return { field, text, score: reached + (reached > 0 ? 0 : scoreOfAge(text, question)) }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  const chosen = scored.filter(({ score }) => score >= best * NEAR).slice(0, MOST_STATEMENTS)
  return chosen.map(({ field, text }) => ({ kind: 'words', field, words: [text] }))
}

const AGES = /\b(?:aged?|ages|years?|under-?\d+s?|adults|children|kids)\b/i

/** Of who is told an age, what is said of ages: where no field of the row holds one. */
function scoreOfAge(text: string, { age, fields }: RowQuestion): number {
  return (age !== null || fields.includes('age_limit')) && AGES.test(text) ? 1 : 0
}

/** The fields that are asked for; of a time that is named what holds then, and of a show when it begins. */
function fieldsOf(
  { item }: RowUnit,
  { fields, when, age, claimed, atMost, order }: RowQuestion,
  isTold: boolean,
): Asked[] {
  const timed = fields.includes('hours') || fields.includes('open_now') || fields.includes('schedule')
  const isShown = item.category === 'entertainment' && (timed || when !== null)
  const added: Asked[] = [
    ...(when !== null && !timed && !fields.includes('price') && !isTold ? (['hours'] as const) : []),
    ...(isShown ? (['schedule'] as const) : []),
    ...(age !== null ? (['age_limit', 'price'] as const) : []),
    ...(claimed !== null || atMost !== null || order === 'cheapest' || order === 'dearest' ? (['price'] as const) : []),
  ]
  const all = [...new Set([...fields, ...added])]
  // The week says what is open now as well.
  return all.includes('hours') && all.includes('open_now') ? all.filter((field) => field !== 'open_now') : all
}

interface Narrowing {
  weighed: readonly Weighed[]
  kinds: readonly Weighed[]
  statements: readonly RowFact[]
  question: RowQuestion
}

/** Of several prices those of what was named, or the lowest; none where a sentence holds the figure that was asked for. */
function narrowed(
  facts: RowFact[],
  { parts }: RowUnit,
  { weighed, kinds, statements, question }: Narrowing,
): RowFact[] {
  const scoreBy = (of: readonly Weighed[]) =>
    new Map(
      parts.map(({ name, terms }) => [
        name,
        of.reduce((sum, { concept, rarity }) => sum + rarity * saidIn(concept, terms), 0),
      ]),
    )
  const ofContent = scoreBy(weighed)
  const isNamed = Math.max(0, ...ofContent.values()) > 0 || question.order === null
  const scores = isNamed ? ofContent : scoreBy(kinds)
  const best = Math.max(0, ...scores.values())
  if (best > 0) {
    const isMeant = (fact: RowFact) => (scores.get(partOf(fact) ?? '') ?? 0) >= best
    const kept = facts.filter((fact) => (partOf(fact) === null ? fact.kind !== 'price' : isMeant(fact)))
    return extreme(kept, question)
  }
  const isSaid = statements.some((fact) => fact.kind === 'words' && fact.words.some((text) => FIGURE.test(text)))
  return extreme(isSaid ? facts.filter(({ kind }) => kind !== 'price') : facts, question)
}

/** Which of its things a fact of a row is of. */
function partOf(fact: RowFact): string | null {
  if (fact.kind === 'price') return fact.of
  if (fact.kind === 'show') return fact.title
  return fact.kind === 'tier' ? fact.name : null
}

/** The cheapest of several prices, or the dearest, where that is what is asked. */
function extreme(facts: RowFact[], { order }: RowQuestion): RowFact[] {
  const lows = facts.flatMap((fact) => (fact.kind === 'price' ? [fact.low.amountMinor] : []))
  if (lows.length < 2 || (order !== 'cheapest' && order !== 'dearest')) return facts
  const meant = order === 'cheapest' ? Math.min(...lows) : Math.max(...lows)
  return facts.filter((fact) => fact.kind !== 'price' || fact.low.amountMinor === meant)
}

/** The same words are told once, whatever field they are of. */
function distinct(facts: readonly RowFact[]): RowFact[] {
  const saysOf = (fact: RowFact) => JSON.stringify(fact.kind === 'words' ? fact.words : fact)
  return facts.filter((fact, at) => facts.findIndex((one) => saysOf(one) === saysOf(fact)) === at)
}
