import type { Ctx } from '../../context.ts'
import type { Asked, ItemFound, RowQuestion, StoredItem } from '../../properties/index.ts'
import { saidIn } from '../search/said-in.ts'
import type { GuestQuestion } from './guest-question.ts'
import type { KeptGuide } from './kept-guide.ts'
import { matchUnit, type Weighed } from './match-units.ts'
import type { RowUnit } from './row-units.ts'
import type { Sought } from './sought.ts'
import { tellUnit } from './tell-unit.ts'

/** A row that says this much of what is asked may answer it, where no document does. */
export const LIKELY = 0.7
/** Of a row that is named, or pointed at, less is enough. */
export const NAMED = 0.5
/** What every second row says tells nothing: a row must say something that few do. */
export const LEAST_WEIGHT = 1.6

/** What is asked of: what is named and says it; else what "it" means; else what alone in the house says such a thing. */
export function unitsAsked({ clock }: Ctx, question: GuestQuestion, guide: KeptGuide, sought: Sought): RowUnit[] {
  const { asked } = question
  const { weighed, named } = sought
  if (named.length > 0) {
    // "Rooms" is what the house calls all of them: which of them fit is a list.
    const things = named.filter(
      ({ item, part }) => item.category !== 'hotel' || part !== null || asked.kinds.length === 0,
    )
    const units = unitsOf(guide, things)
    return units.filter((unit) => {
      const own = besides(sought.ofKind.has(unit.item) ? weighed : [...weighed, ...sought.kinds], unit, units)
      return matchUnit(unit, own).coverage >= NAMED && saysMore(unit, own, asked)
    })
  }
  const spoken = unitsSpokenOf(question, guide, sought)
  if (spoken.length > 0) return spoken
  return weighed.length > 0 ? [] : onlyOneThatSays({ clock }, asked, guide)
}

/**
 * A name alone does not say what else is asked of the thing that is called so: whether there is malaria at the falls. Of who asks
 * for one of its fields other words may lead to it, but a price is one of what she names.
 */
function saysMore({ names, terms }: RowUnit, asked: readonly Weighed[], { fields, when }: RowQuestion): boolean {
  const open = asked.filter(({ concept }) => concept.weight === 1 && saidIn(concept, names) === 0)
  if (fields.length > 0 || when !== null) {
    return !fields.includes('price') || open.length === 0 || open.some(({ concept }) => saidIn(concept, terms) > 0)
  }
  return open.length === 0 || open.some(({ concept }) => saidIn(concept, terms) > 0)
}

/**
 * What is named, for who asks when it is open, or the price of a room, in words of which none names another thing of the house: "how
 * much is the Palm Double for my mum". What something costs in a thing that is named is a price of its own: a manicure at the spa.
 * A document that says more goes before.
 */
export function namedForField({ asked }: GuestQuestion, guide: KeptGuide, { named, weighed }: Sought): RowUnit[] {
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

export function unitsOf({ units }: KeptGuide, found: readonly ItemFound<StoredItem>[]): RowUnit[] {
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
