import type { Clause } from './clauses.ts'
import { compares } from './compare.ts'
import { isDenied } from './denial.ts'
import { isOfSame } from './is-of-same.ts'
import type { Knowledge } from './knowledge.ts'
import type { Mention } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** What a subject may also be known as. */
const KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  discount: ['discount', 'offer'],
  offer: ['offer', 'discount'],
  today: ['today', 'same_day'],
  tomorrow: ['tomorrow', 'next_day'],
  return: ['return', 'exchange', 'refund', 'refunded'],
  refund: ['refund', 'refunded'],
  exchange: ['exchange', 'return'],
  deliver: ['deliver', 'arrived', 'moving', 'rider'],
  open: ['open'],
  closed: ['closed', 'open'],
  location: ['location', 'branch'],
  delivery_included: ['deliver', 'included'],
  included: ['included', 'free'],
  part_of: ['part_of', 'included'],
}
/** Big families of words, of which each must be known for itself. */
const EACH_WORD = new Set([
  'quality',
  'best',
  'popular',
  'technical',
  'diet',
  'makes',
  'certified',
  'durable',
  'health',
  'social',
  'location',
  'parking',
  'terms',
])
/** What is granted of one thing is not granted of another. */
const OWN_GOODS = new Set(['free', 'gift', 'multiple'])
/** True when a row or a passage says what a clause says of a subject. */
export function isKnown(mention: Mention, clause: Clause, knowledge: Knowledge): boolean {
  const { id } = mention
  const words = clause.tokens.slice(mention.from, mention.to)
  if (words.every(({ word }) => knowledge.words.has(word))) return true
  if (id === 'plenty' && knowledge.rows.some(({ stock }) => stock !== null && stock >= PLENTY)) return true
  if (id === 'multiple' && words.some(({ word }) => HALF.test(word) && knowledge.words.has(word)) && isPaying(words))
    return true
  if (id === 'free' && isFreeThere(clause, knowledge)) return true
  if (id === 'included' && onlyOfRows(clause.tokens.slice(mention.to), knowledge)) return true
  if (id === 'best')
    return compares(clause, mention, knowledge) ?? words.some(({ word }) => isNear(word, knowledge.words))
  if (EACH_WORD.has(id)) return words.some(({ word }) => isNear(word, knowledge.words))
  if (OWN_GOODS.has(id) && !isOfSame(id, clause, knowledge)) return false
  const names = KNOWN_AS[id] ?? [id]
  const denied = mention.kind === 'topic' && isDenied(clause.tokens, mention)
  return names.some((name) => knowledge.said.has(name)) || (denied && names.some((name) => knowledge.denied.has(name)))
}

/** So many of one thing are enough for anybody. */
const PLENTY = 20
const HALF = /^(?:nusu|half|50)$/u

/** "You pay half first", of a deposit. */
function isPaying(words: readonly Token[]): boolean {
  return words.some(({ word }) => /lip|^pay/u.test(word))
}

/** "It comes with 128GB or 256GB of storage": nothing but what rows say. */
function onlyOfRows(tokens: readonly Token[], { words }: Knowledge): boolean {
  const told = tokens.filter(({ word }) => !/^(?:or|and|of|the|a|an|with|na|au|ya|za|wa)$/u.test(word))
  return told.length > 0 && told.every(({ word }) => words.has(word))
}

const EVERYWHERE = /(?:^| )(?:everywhere|anywhere|countrywide|always|kote|popote|zote|everyone|all)(?: |$)/u

/** Delivery costs nothing to a place of the rows: that place is named, or no other. */
function isFreeThere({ tokens, words, mentions }: Clause, { freeTo }: Knowledge): boolean {
  if (EVERYWHERE.test(words) || !mentions.some(({ id }) => id === 'deliver' || id === 'free')) return false
  return freeTo.some((place) => tokens.some(({ word }) => word.length > 2 && place.has(word) && word !== 'delivery'))
}

/** True when a value or passage speaks of the subject at all, under any of its names. */
export function isSpokenOf(id: string, { said, denied }: Knowledge): boolean {
  return (KNOWN_AS[id] ?? [id]).some((name) => said.has(name) || denied.has(name))
}

const STEM = 5

/** The same word in another form: "fits" of "fit", "certified" of "certificate". */
function isNear(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < STEM) return known.has(word)
  const stem = word.slice(0, STEM)
  for (const other of known) if (other.startsWith(stem)) return true
  return false
}
