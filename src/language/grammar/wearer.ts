import { LEXICON } from '../forms/lexicon.ts'
import { numeralAt } from '../forms/numeral.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Wanted } from '../reading.ts'
import type { Token } from '../span.ts'
import { PARTICLES } from './particles.ts'

type Sex = 'male' | 'female'

/** Who it is for, as far as that decides which goods are made for such. */
export interface Wearer {
  sex: Sex | null
  child: boolean | null
}

/** From this age on nobody wears what is made for children. */
const GROWN = 14
const OLDEST = 110
/** How a shop says whom goods are made for, by the stems of its words. */
const MADE_FOR: Readonly<Record<Sex, readonly string[]>> = {
  male: ['man', 'boy', 'unisex', 'gent'],
  female: ['woman', 'lady', 'girl', 'unisex'],
}
const FOR_CHILDREN = ['kid', 'child', 'boy', 'girl', 'baby', 'toddler'] as const
const FOR_GROWN = ['man', 'woman', 'lady', 'unisex', 'gent'] as const

/** Who is spoken of as the one it is for; nothing where several are. */
export function wearerIn(tokens: readonly Token[]): Wearer {
  const wearer = known.get(tokens) ?? spokenOf(tokens)
  known.set(tokens, wearer)
  return wearer
}

/** Every thing that a message names asks it of the whole message. */
const known = new WeakMap<readonly Token[], Wearer>()

function spokenOf(tokens: readonly Token[]): Wearer {
  const said = tokens.flatMap(({ text }, at) => (isBound(tokens, at) ? [text] : []))
  const male = said.some((text) => PARTICLES.male.has(text))
  const female = said.some((text) => PARTICLES.female.has(text))
  const age = ageIn(tokens)
  const grown = said.some((text) => PARTICLES.grown.has(text))
  const child = age !== null ? age < GROWN : grown ? false : null
  return { sex: male === female ? null : male ? 'male' : 'female', child }
}

/** "My nephew", "ya msichana", "mume wangu", and no "kaka, nataka ...", which only speaks to somebody. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  return (
    [PARTICLES.of, PARTICLES.forWhat, PARTICLES.by, PARTICLES.whom].some((words) => words.has(before)) ||
    PARTICLES.ownedBy.has(after) ||
    isAge(tokens, at - 2)
  )
}

/** "Turns six", "wa miaka nane", "a 5 year old", "boy of 27". */
function ageIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex((_, place) => isAge(tokens, place))
  return at === -1 ? null : (numeralAt(tokens, at)?.value ?? null)
}

function isAge(tokens: readonly Token[], at: number): boolean {
  const numeral = at < 0 ? null : numeralAt(tokens, at)
  if (numeral === null || numeral.value > OLDEST) return false
  const [before, two] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '']
  const [after, next] = [tokens[numeral.to]?.text ?? '', tokens[numeral.to + 1]?.text ?? '']
  const marked = after === '-' ? next : after
  if (YEARS.has(marked)) return true
  if (LEXICON.aging.has(before) && before !== 'is') return true
  return PARTICLES.of.has(before) && (PARTICLES.male.has(two) || PARTICLES.female.has(two))
}

const YEARS: ReadonlySet<string> = new Set(['year', 'years', 'yr', 'yrs', 'yo', 'yrold'])

/** Of goods that no name singles out those that are made for such a one, where there are any. */
export function forWearer(wanted: Wanted, { sex, child }: Wearer, shop: ShopIndex): Wanted {
  if (wanted.exact || wanted.itemIds.length < 2) return wanted
  const says = (id: string, words: readonly string[]) => {
    const entry = shop.shelf.items[shop.shelf.placeOf.get(id) ?? -1]
    return entry !== undefined && words.some((word) => entry.says.has(word) || entry.own.has(word))
  }
  const others = sex === 'male' ? MADE_FOR.female : MADE_FOR.male
  const sexed = wanted.itemIds.filter((id) => sex === null || says(id, MADE_FOR[sex]) || !says(id, others))
  const aged = sexed.filter((id) => {
    if (child === null) return true
    const young = says(id, FOR_CHILDREN)
    return child ? young : !young || says(id, FOR_GROWN)
  })
  const itemIds = aged.length > 0 ? aged : sexed
  return itemIds.length === 0 ? wanted : { ...wanted, itemIds, exact: false }
}
