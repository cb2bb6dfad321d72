import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import { byName } from './judge-stock.ts'
import type { Knowledge } from './knowledge.ts'
import { isKnown } from './known-subjects.ts'
import type { Mention } from './lexicon.ts'

/** Times are promises only beside something that is to happen. */
const TIMES = new Set(['now', 'today', 'tomorrow', 'anytime'])
const HAPPENS = new Set(
  'expiry deliver rider visit restock refund arrived moving prepared booked contacts exchange return message branch received'.split(
    ' ',
  ),
)
/** Words of places and hours that daily talk is full of: only of the shop are they a statement. */
const OF_SHOP = new Set(['location', 'open', 'closed', 'included', 'visit', 'today', 'tomorrow'])
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
    if (id === 'payment_elsewhere' && WARNS.test(clause.words)) return false
    const isPhrase = mention.to - mention.from > 1
    return isPhrase || !isDenied(clause.tokens, mention)
  }
  if (clause.asked || from < clause.consequentAt || clause.requested || from > clause.ifAt) return false
  if (kind === 'topic') {
    if (clause.offered || verb?.tense === 'condition') return false
    if (verb !== null && verb.tense === 'done' && isDenied(clause.tokens, mention)) return false
    if (isNotYet(mention, clause)) return false
    if (id === 'open' && verb?.tense === 'named') return false
    if (verb !== null && verb.tense === 'named' && verb.subject !== 'ku') return false
    if (clause.consequent && AFTER_PAYING.has(id)) return false
    if (TIMES.has(id) && (!happens(clause) || isMonthOfDate(mention, clause))) return false
    if (id === 'now' && clause.mentions.some((other) => other.kind === 'state')) return false
    return !OF_SHOP.has(id) || isOfShop(clause, knowledge)
  }
  return (
    kind === 'property' &&
    !isExclaimed(mention, clause) &&
    !isOfTalk(clause, knowledge) &&
    (mention.to - from > 2 || isOfShop(clause, knowledge))
  )
}

/** "Please do not send to a personal number". */
const WARNS = /^(?:(?:please|tafadhali|and|but|so) )*(?:never|dont|do not|(?:u|m)si\p{L}{3,})(?: |$)/u

/** "Wazi, nimeget": she is understood. */
function isAgreed({ words, sentence }: Clause): boolean {
  return words === 'wazi' && sentence !== words
}

/** "Kali!" cheers at what she said. */
function isExclaimed({ id }: Mention, { tokens, text }: Clause): boolean {
  return id === 'quality' && text.endsWith('!') && tokens.filter(({ kind }) => kind === 'word').length === 1
}

const TALK =
  /(?:^| )(?:joke|jokes|utani|mzaha|swali|question|story|stori|hadithi|idea|wazo|plan|message|ujumbe|weather|jua|mvua|traffic|jam|day|siku|week|name|jina|song|english|kiswahili|sheng|math|hesabu|exam|work|kazi|life|maisha)(?: |$)/u

/** "That joke is strong": praise of what was said, not of goods. */
function isOfTalk(clause: Clause, { rows }: Knowledge): boolean {
  return TALK.test(clause.words) && byName(clause, { rows }).length === 0 && !speaksOf(clause, 'we')
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

/** "There is nothing to refund". */
const NOTHING_TO = /^(?:nothing to|hakuna (?:cha|ya|la))$/u

/** "The refund has not come out yet" tells of one that did not happen, not of a rule. */
function isNotYet({ from, to }: Mention, { tokens }: Clause): boolean {
  const behind = tokens.slice(to, to + 3).map(({ word }) => word)
  if (/^(?:no|hakuna)$/u.test(tokens[from - 1]?.word ?? '') && behind.some((word) => RECORDED.test(word))) return true
  if (/^(?:no|hakuna)$/u.test(tokens[from - 1]?.word ?? '') && behind.some((word) => HAPPENED.test(word))) return true
  if (
    NOTHING_TO.test(
      tokens
        .slice(Math.max(0, from - 2), from)
        .map(({ word }) => word)
        .join(' '),
    )
  )
    return true
  return behind.some((word) => NOT_YET.test(word)) || /^(?:has|have) not(?: |$)/u.test(behind.join(' '))
}

/** "On the 30th of this month": the day is judged as a date. */
function isMonthOfDate({ from, to }: Mention, { tokens }: Clause): boolean {
  const phrase = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
  return /^(?:this month|mwezi huu)$/u.test(phrase) && tokens[from - 1]?.kind === 'figure'
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
