import type { Clause } from './clauses.ts'
import { compares } from './compare.ts'
import { isDenied } from './denial.ts'
import { isOfSame } from './is-of-same.ts'
import { speaksOf } from './judge-states.ts'
import { byName } from './judge-stock.ts'
import type { Knowledge } from './knowledge.ts'
import type { Mention } from './lexicon.ts'
import type { Token } from './tokens.ts'

/** Times are promises only beside something that is to happen. */
const TIMES = new Set(['now', 'today', 'tomorrow', 'anytime'])
const HAPPENS = new Set(
  'expiry deliver rider visit restock refund arrived moving prepared booked contacts exchange return message branch received'.split(
    ' ',
  ),
)
/** Words of places and hours that daily talk is full of: only of the shop are they a statement. */
const OF_SHOP = new Set(['location', 'open', 'closed', 'included', 'visit', 'today', 'tomorrow'])
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
const AFTER_PAYING = new Set(['deliver', 'message'])

/** Statements about what a shop offers, promises or praises, against what a row or passage says on the same subject. */
export function judgeSubjects(clause: Clause, knowledge: Knowledge, said: Knowledge): boolean {
  return clause.mentions.some((mention) => {
    if (!isStatement(mention, clause, knowledge) || isHerPlace(mention, clause, said)) return false
    return !isKnown(mention, clause, knowledge)
  })
}

/** "The traffic on Mombasa Road": the place she named, with no word of ours beside it. */
function isHerPlace({ id, from, to }: Mention, clause: Clause, { words }: Knowledge): boolean {
  if (id !== 'location' || speaksOf(clause, 'we') || speaksOf(clause, 'parcel')) return false
  return clause.tokens.slice(from, to).every(({ word }) => words.has(word))
}

function isStatement(mention: Mention, clause: Clause, knowledge: Knowledge): boolean {
  const { id, kind, verb, from } = mention
  if (clause.unknowing || isAgreed(clause)) return false
  if (kind === 'grant') {
    if (id === 'gift' && clause.asked && isMore(verb?.stem) && byName(clause, knowledge).length > 0) return false
    if (clause.surelyAsked) return clause.offering && (id === 'free' || id === 'gift' || id === 'discount')
    const isPhrase = mention.to - mention.from > 1
    return isPhrase || !isDenied(clause.tokens, mention)
  }
  if (clause.asked || from < clause.consequentAt || clause.requested || from > clause.ifAt) return false
  if (kind === 'topic') {
    if (clause.offered || verb?.tense === 'condition') return false
    if (verb !== null && verb.tense === 'done' && isDenied(clause.tokens, mention)) return false
    if (isNotYet(mention, clause)) return false
    if (verb !== null && verb.tense === 'named' && verb.subject !== 'ku') return false
    if (clause.consequent && AFTER_PAYING.has(id)) return false
    if (TIMES.has(id) && !happens(clause)) return false
    if (id === 'now' && clause.mentions.some((other) => other.kind === 'state')) return false
    return !OF_SHOP.has(id) || isOfShop(clause, knowledge)
  }
  return kind === 'property' && !isExclaimed(mention, clause) && isOfShop(clause, knowledge)
}

/** "Wazi, nimeget": she is understood. */
function isAgreed({ words, sentence }: Clause): boolean {
  return words === 'wazi' && sentence !== words
}

/** "Kali!" cheers at what she said. */
function isExclaimed({ id }: Mention, { tokens, text }: Clause): boolean {
  return id === 'quality' && text.endsWith('!') && tokens.filter(({ kind }) => kind === 'word').length === 1
}

/** "Nikuongezee ...?" of goods that have a row asks whether to add them to the order. */
function isMore(stem: string | undefined): boolean {
  return stem === 'ongeze'
}

const NOT_YET = /^ha(?:i|u|zi|li|ki|vi|ya)?(?:ja|ku)\p{L}{3,}|^(?:hasnt|havent)$/u

/** "No refund appears". */
const RECORDED = /^(?:appears?|shows?|recorded|listed|here|inaonekana|imeandikwa|naona|iliyo\p{L}+)$/u

/** "No refund was made", "no rider has been sent". */
const HAPPENED = /^(?:has|have|had|was|were|(?:i|u|a|zi|li|ya)(?:me|li)\p{L}{3,})$/u

/** "The refund has not come out yet" tells of one that did not happen, not of a rule. */
function isNotYet({ from, to }: Mention, { tokens }: Clause): boolean {
  const behind = tokens.slice(to, to + 3).map(({ word }) => word)
  if (/^(?:no|hakuna)$/u.test(tokens[from - 1]?.word ?? '') && behind.some((word) => RECORDED.test(word))) return true
  if (/^(?:no|hakuna)$/u.test(tokens[from - 1]?.word ?? '') && behind.some((word) => HAPPENED.test(word))) return true
  return behind.some((word) => NOT_YET.test(word)) || /^(?:has|have) not(?: |$)/u.test(behind.join(' '))
}

function happens(clause: Clause): boolean {
  return (
    clause.mentions.some(({ id }) => HAPPENS.has(id)) ||
    speaksOf(clause, 'will') ||
    /(?:^| )(?:uta|mta)(?:poke|pat)\p{L}+(?: |$)/u.test(clause.words) ||
    /(?:^| )(?:get|receive|have) (?:it|them|your)(?: |$)/u.test(clause.words)
  )
}

/** True when goods, the shop or what she gets of them are the subject, or nothing else is: "Original, straight from the maker". */
function isOfShop(clause: Clause, { rows }: Knowledge): boolean {
  if (['we', 'it', 'you_get', 'parcel', 'deliver'].some((role) => speaksOf(clause, role))) return true
  if (byName(clause, { rows }).length > 0) return true
  return (
    clause.tokens.length <= 6 &&
    !/(?:^| )(?:i|im|ill|you|your|mimi|yako|wewe|nina|niko|uko|una)(?: |$)/u.test(clause.words)
  )
}

function isKnown(mention: Mention, clause: Clause, knowledge: Knowledge): boolean {
  const { id } = mention
  const words = clause.tokens.slice(mention.from, mention.to)
  if (words.every(({ word }) => knowledge.words.has(word))) return true
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
