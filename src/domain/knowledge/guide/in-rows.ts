import type { Ctx } from '../../context.ts'
import { type Asked, type ItemFound, type RowQuestion, rowsOfKind, type StoredItem } from '../../properties/index.ts'
import { saidIn } from '../search/said-in.ts'
import { type FoundForGuest, type GuestQuestion, NOTHING_FOUND } from './guest-question.ts'
import type { KeptGuide } from './kept-guide.ts'
import { listForGuest } from './list-for-guest.ts'
import { matchUnit, type UnitMatch, type Weighed, weighConcepts } from './match-units.ts'
import type { RowUnit } from './row-units.ts'
import { tellUnit } from './tell-unit.ts'
import { tellsWhatIsAsked } from './tells-what-is-asked.ts'

const MOST_ROWS = 3
/** A row that says this much of what is asked answers it; one that says less only where no document does. */
const SURE = 0.85
const LIKELY = 0.7
/** Of a row that is named, or pointed at, less is enough. */
const NAMED = 0.5
/** What every second row says tells nothing: a row must say something that few do. */
const LEAST_WEIGHT = 1.6
/** A row that is not called by anything that is asked must say much of it. */
const LEAST_UNNAMED = 4.5
const LEAST_NAMED = 0.25
/** A question that was written down is asked in many words: when most of its own are there, it is the one, where no document says more. */
const FAQ = { coverage: 0.55, weight: 5 }
/** Beside what a row says: that it is called so, by a whole name, and is of the kind that is named; against it, that it is a part. */
const BONUS = { named: 0.3, name: 0.2, kind: 0.15, part: 0.05 }

/** What is looked for in the rows. */
export interface Sought {
  named: readonly ItemFound<StoredItem>[]
  /** What the question is about, beside the kinds of things that it names. */
  weighed: readonly Weighed[]
  kinds: readonly Weighed[]
  ofKind: ReadonlySet<StoredItem>
}

export function soughtIn(
  { ports }: Ctx,
  { asked, query }: GuestQuestion,
  guide: KeptGuide,
  named: readonly ItemFound<StoredItem>[],
): Sought {
  const { glossary, languageOf } = ports.search
  const reader = { glossary, language: languageOf(query) }
  const [content, kinds] = [asked.content, asked.kindWords].map((text) => weighConcepts(text, guide.units, reader))
  const ofKind = new Set(asked.kinds.flatMap((kind) => rowsOfKind(guide.items, kind)).map(({ item }) => item))
  // A kind that the house does not have is what it is all about.
  const weighed = ofKind.size === 0 ? [...(content ?? []), ...(kinds ?? [])] : (content ?? [])
  return { named, weighed, kinds: ofKind.size === 0 ? [] : (kinds ?? []), ofKind }
}

interface InRows {
  found: FoundForGuest
  /** Nothing else needs to be asked. */
  isSure: boolean
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
    return { found: { ...NOTHING_FOUND, rows, confident: true, answerable: 1 }, isSure: isSure && isAsked, isAsked }
  }
  const ofNamed = told(unitsAsked(ctx, question, guide, sought), true)
  if (ofNamed !== null) return ofNamed
  const isHouse = named.every(({ item }) => item.category === 'hotel')
  const list = isHouse ? listForGuest(ctx, asked, weighed, guide) : null
  const ofList = (isSure: boolean) => {
    const [only, ...others] = list?.rows ?? []
    if (list === null || only === undefined) return null
    if (others.length === 0) return told(unitsOf(guide, [only]), isSure)
    return { found: { ...NOTHING_FOUND, list, confident: true, answerable: 1 }, isSure, isAsked: true }
  }
  if (list !== null && wantsAll(asked, weighed)) return ofList(true)
  const best = bestUnits(guide, sought, asked)
  if (best?.isThin) return offer(best.units)
  const ofBest = told(best?.units ?? [], (best?.coverage ?? 0) >= SURE) ?? ofList(false)
  return ofBest ?? told(namedForField(question, guide, sought), false)
}

/** Only names are said, and nothing in particular is asked of what is called so. */
function isBare(units: readonly RowUnit[], { fields, when }: RowQuestion, weighed: readonly Weighed[]): boolean {
  if (fields.length > 0 || when !== null) return false
  return weighed.every(({ concept }) => units.some(({ names }) => saidIn(concept, names) > 0))
}

/** Rows that may be meant, by what they are called. */
function offer(units: readonly RowUnit[]): InRows {
  const choices = units.map(({ item }) => ({ itemId: item.id, name: item.name }))
  return { found: { ...NOTHING_FOUND, choices }, isSure: false, isAsked: false }
}

/** What is asked of: what is named and says it; else what "it" means; else what alone in the house says such a thing. */
function unitsAsked({ clock }: Ctx, question: GuestQuestion, guide: KeptGuide, sought: Sought): RowUnit[] {
  const { asked } = question
  const { weighed, named } = sought
  if (named.length > 0) {
    // "Rooms" is what the house calls all of them: which of them fit is a list.
    const things = named.filter(
      ({ item, part }) => item.category !== 'hotel' || part !== null || asked.kinds.length === 0,
    )
    const units = unitsOf(guide, things)
    return units.filter((unit) => matchUnit(unit, besides(weighed, unit, units)).coverage >= NAMED)
  }
  const spoken = unitsSpokenOf(question, guide, sought)
  if (spoken.length > 0) return spoken
  return weighed.length > 0 ? [] : onlyOneThatSays({ clock }, asked, guide)
}

/**
 * What is named, for who asks when it is open, or the price of a room, in words of which none names another thing of the house: "how
 * much is the Palm Double for my mum". What something costs in a thing that is named is a price of its own: a manicure at the spa.
 * A document that says more goes before.
 */
function namedForField({ asked }: GuestQuestion, guide: KeptGuide, { named, weighed }: Sought): RowUnit[] {
  if (asked.fields.length === 0 && asked.when === null) return []
  const known = knownIn(guide, weighed)
  const meant = named.filter(({ part }) => part !== null || !asked.fields.includes('price'))
  return unitsOf(guide, meant).filter((unit) => matchUnit(unit, known).coverage >= NAMED)
}

/**
 * What the talk is of, when it has what is asked. Words that no row of the house says name nothing else in it: a question that points back,
 * or goes on, is measured by the others. One that does neither must say something that is said there, and mostly in words that are known.
 */
function unitsSpokenOf({ asked, focus }: GuestQuestion, guide: KeptGuide, { weighed }: Sought): RowUnit[] {
  const pointed = focus === null ? [] : guide.items.filter(({ id }) => id === focus.itemId)
  const back = unitsOf(
    guide,
    pointed.map((item) => ({ item, part: focus?.part ?? null })),
  )
  const known = knownIn(guide, weighed)
  const isOpen = asked.fields.length > 0 || asked.when !== null || asked.claimed !== null || asked.age !== null
  if (focus?.isMeant) {
    const isBare = known.length === 0 && (isOpen || (weighed.length === 0 && asked.kinds.length > 0))
    return back.filter((unit) => (known.length === 0 ? isBare : matchUnit(unit, known).coverage >= NAMED))
  }
  // Who names a kind, or asks for all, asks of the house again.
  if (asked.isList || asked.kinds.length > 0 || known.length * 2 < weighed.length) return []
  return back.filter((unit) => {
    const { coverage, weight } = matchUnit(unit, known)
    return known.length === 0 ? isOpen : coverage >= LIKELY && weight >= LEAST_WEIGHT
  })
}

/** Of what is asked, what some row of the house says. */
function knownIn({ units }: KeptGuide, weighed: readonly Weighed[]): Weighed[] {
  return weighed.filter(({ concept }) => units.units.some(({ terms }) => saidIn(concept, terms) > 0))
}

/** What is asked beside the names of the other things that are named with it. */
function besides(weighed: readonly Weighed[], unit: RowUnit, units: readonly RowUnit[]): Weighed[] {
  const others = units.filter((one) => one !== unit)
  const isOthers = ({ concept }: Weighed) => others.some(({ names }) => saidIn(concept, names) > 0)
  return weighed.filter((one) => saidIn(one.concept, unit.terms) > 0 || !isOthers(one))
}

function unitsOf({ units }: KeptGuide, found: readonly ItemFound<StoredItem>[]): RowUnit[] {
  return found.flatMap(({ item, part }) => {
    const own = units.units.filter((unit) => unit.item === item)
    return own.find((unit) => unit.part === part) ?? own.find((unit) => unit.part === null) ?? []
  })
}

/** Of a whole house only one row says when it is entered and left. */
const OF_THE_HOUSE: ReadonlySet<Asked> = new Set(['check_in', 'check_out'])

function onlyOneThatSays(ctx: Pick<Ctx, 'clock'>, asked: RowQuestion, guide: KeptGuide): RowUnit[] {
  const fields = asked.fields.filter((field) => OF_THE_HOUSE.has(field))
  if (fields.length === 0) return []
  const whole = guide.units.units.filter(({ part, item }) => part === null && item.category !== 'faq')
  const found = whole.filter(
    (unit) => tellUnit(ctx, unit, { ...asked, fields, when: null }, { weighed: [], kinds: [] }, guide) !== null,
  )
  return found.length === 1 ? found : []
}

/** What tells which of a kind are meant, and asks nothing of one of them. */
const OF_ALL: ReadonlySet<Asked> = new Set(['diet', 'cuisine', 'amenities', 'view', 'beds', 'sleeps'])

/** Asks for all that fit, or sets a bound that only some keep. */
function wantsAll(
  { isYesNo, isList, isThere, fields, order, atMost, atLeast, people, age, when }: RowQuestion,
  weighed: readonly Weighed[],
): boolean {
  if ([order, atMost, atLeast, people, age].some((bound) => bound !== null)) return true
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
