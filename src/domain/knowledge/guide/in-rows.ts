import type { Ctx } from '../../context.ts'
import type { Asked, RowQuestion } from '../../properties/index.ts'
import { saidIn } from '../search/said-in.ts'
import { type FoundForGuest, type GuestQuestion, NOTHING_FOUND } from './guest-question.ts'
import type { KeptGuide } from './kept-guide.ts'
import { comparedForGuest, listForGuest, type RowList } from './list-for-guest.ts'
import { matchUnit, type UnitMatch, type Weighed } from './match-units.ts'
import type { RowUnit } from './row-units.ts'
import type { Sought } from './sought.ts'
import { tellUnit } from './tell-unit.ts'
import { tellsWhatIsAsked } from './tells-what-is-asked.ts'
import { LEAST_WEIGHT, LIKELY, NAMED, namedForField, unitsAsked, unitsOf } from './units-asked.ts'

const MOST_ROWS = 3
/** A row that is not called by anything that is asked must say much of it. */
const LEAST_UNNAMED = 4.5
const LEAST_NAMED = 0.25
/** A question that was written down is asked in many words: when most of its own are there, it is the one, where no document says more. */
const FAQ = { coverage: 0.55, weight: 5 }
/** Beside what a row says: that it is called so, by a whole name, and is of the kind that is named; against it, that it is a part. */
const BONUS = { named: 0.3, name: 0.2, kind: 0.15, part: 0.05 }

export interface InRows {
  found: FoundForGuest
  /** Nothing else needs to be asked. */
  isSure: boolean
  /** Something named, or a list, says it: else a row that has most of the words, which may be about something else. */
  isMeant: boolean
  /** They say what is asked for, a price to who asks for a price, and not only something of what is named. */
  isAsked: boolean
}

/** What rows say. */
export function inRows(ctx: Ctx, question: GuestQuestion, guide: KeptGuide, sought: Sought): InRows | null {
  const { asked } = question
  const { weighed, named } = sought
  const told = (units: readonly RowUnit[], isSure: boolean) => {
    const found = units.flatMap((unit) => tellUnit(ctx, unit, asked, sought, guide) ?? [])
    if (found.length === 0) return null
    const telling = found.filter(({ answer }) => tellsWhatIsAsked(answer.facts, asked))
    const isAsked = telling.length > 0 || isBare(units, asked, weighed)
    const rows = (telling.length > 0 ? telling : found).slice(0, MOST_ROWS)
    const isMeant = true
    return {
      found: { ...NOTHING_FOUND, rows, confident: true, answerable: 1 },
      isSure: isSure && isAsked,
      isMeant,
      isAsked,
    }
  }
  const compared = comparedForGuest(ctx, question, guide)
  if (compared !== null) return { found: foundList(compared), isSure: true, isMeant: true, isAsked: true }
  const ofNamed = told(unitsAsked(ctx, question, guide, sought), true)
  if (ofNamed !== null) return ofNamed
  const isHouse = named.every(({ item }) => item.category === 'hotel')
  const list = isHouse ? listForGuest(ctx, question, weighed, guide) : null
  const ofList = (isSure: boolean) => {
    const [only, ...others] = list?.rows ?? []
    if (list === null || only === undefined) return null
    if (others.length === 0) return told(unitsOf(guide, [only]), isSure)
    return { found: foundList(list), isSure, isMeant: true, isAsked: true }
  }
  if (list !== null && wantsAll(asked, weighed)) return ofList(true)
  const best = bestUnits(guide, sought, asked)
  if (best?.isThin) return offer(best.units)
  const ofBest = told(best?.units ?? [], false)
  if (ofBest !== null) return { ...ofBest, isMeant: weighed.length === 0 }
  return ofList(false) ?? told(namedForField(question, guide, sought), false)
}

function foundList(list: RowList): FoundForGuest {
  return { ...NOTHING_FOUND, list, confident: true, answerable: 1 }
}

/** Only names are said, and nothing in particular is asked of what is called so. */
function isBare(units: readonly RowUnit[], { fields, when }: RowQuestion, weighed: readonly Weighed[]): boolean {
  if (fields.length > 0 || when !== null) return false
  return weighed.every(({ concept }) => units.some(({ names }) => saidIn(concept, names) > 0))
}

/** Rows that may be meant, by what they are called. */
function offer(units: readonly RowUnit[]): InRows {
  const choices = units.map(({ item }) => ({ itemId: item.id, name: item.name }))
  return { found: { ...NOTHING_FOUND, choices }, isSure: false, isMeant: false, isAsked: false }
}

/** What tells which of a kind are meant, and asks nothing of one of them. */
const OF_ALL: ReadonlySet<Asked> = new Set(['diet', 'cuisine', 'amenities', 'view', 'beds', 'sleeps'])

/** Asks for all that fit, or sets a bound that only some keep. */
function wantsAll(
  { isYesNo, isList, isThere, isVisaFree, fields, order, atMost, atLeast, people, age, when }: RowQuestion,
  weighed: readonly Weighed[],
): boolean {
  if (isVisaFree || [order, atMost, atLeast, people, age].some((bound) => bound !== null)) return true
  if (weighed.length === 0) return isList || isThere || fields.length === 0 || when !== null || fields.includes('price')
  return isList || isThere || (!isYesNo && fields.every((field) => OF_ALL.has(field)))
}

interface Best {
  coverage: number
  units: RowUnit[]
  /** It is not sure that they are meant. */
  isThin: boolean
}

/** The row that says most of what is asked; of a kind alone, its rows when they are few. */
function bestUnits(guide: KeptGuide, sought: Sought, asked: RowQuestion): Best | null {
  const { weighed, kinds, ofKind, named } = sought
  if (weighed.length === 0) {
    const units = unitsOf(
      guide,
      [...ofKind].map((item) => ({ item, part: null })),
    )
    return units.length > 0 && units.length <= MOST_ROWS ? { coverage: 1, units, isThin: false } : null
  }
  const isNamed = new Set(named.map(({ item }) => item))
  // Of who names a thing another of its kind is not asked.
  const isBound = named.some(({ item }) => item.category !== 'hotel')
  const matches = guide.units.units.flatMap((unit) => {
    const isOfKind = ofKind.has(unit.item) && (!isBound || isNamed.has(unit.item))
    const match = matchUnit(unit, isOfKind ? weighed : [...weighed, ...kinds])
    const least = isOfKind || match.named >= LEAST_NAMED ? LEAST_WEIGHT : LEAST_UNNAMED
    const covered =
      unit.item.category === 'faq' && match.weight >= FAQ.weight ? FAQ.coverage : isOfKind ? NAMED : LIKELY
    if (match.coverage < covered || match.weight < least) return []
    const isOther = isBound && unit.item.category !== 'faq'
    const isThin = !isOfKind && !isNamed.has(unit.item) && (isOther || isChance(match, asked))
    return [{ ...match, isThin, rank: rankOf(match, isNamed.has(unit.item), isOfKind) }]
  })
  const [best] = matches.toSorted((a, b) => b.rank - a.rank)
  return best === undefined ? null : { coverage: best.coverage, units: [best.unit], isThin: best.isThin }
}

/**
 * One word that stands somewhere in a row may stand there by chance, unless the question is whether there is such a thing, or the
 * word is a third of what the row is called. What is said of everything always does.
 */
function isChance({ reached, isLargelyName }: UnitMatch, { isThere }: RowQuestion): boolean {
  return reached === 0 || (reached === 1 && !isLargelyName && !isThere)
}

function rankOf({ coverage, named, isName, unit }: UnitMatch, isNamed: boolean, isOfKind: boolean): number {
  return (
    coverage +
    BONUS.named * (isNamed ? 1 : named) +
    (isName ? BONUS.name : 0) +
    (isOfKind ? BONUS.kind : 0) -
    (unit.part === null ? 0 : BONUS.part)
  )
}
