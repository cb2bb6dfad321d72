import { type Action, CLAIM_PATTERNS } from './claim-patterns.ts'
import { eachMatch } from './each-match.ts'
import { UNKNOWING } from './words/moods.ts'

/** "It is done" about one action. Any of `provenBy` makes it true; `clause` is the part of the sentence it stands in. */
export interface Claim {
  text: string
  clause: string
  provenBy: readonly Action[]
  /** What follows from a condition: "if you cancel in time, you are refunded". */
  isRule: boolean
}

/** Clauses end at punctuation that is not part of a figure; the mark is kept, because it tells a question. */
const CLAUSE = /(?:[^.!?;,\n:–—]|[.,:](?=\d))+[.!?;,\n:–—]*/g
const NEGATED =
  /(?:\bnot|\bnothing|\bnone|\bno one|\bnobody|\bnever|n['’]t|\bno longer|\byet to|\bcannot|\bwithout|\bhakuna|\bhamna|\bbila|\bwala|\bbado)(?:\s+\S+){0,2}\s*$/i
const DENIED_FIRST = /^\s*(?:(?:so|and|but|na|lakini|kwa hivyo)\s+)?(?:no|none|nothing|nobody|hakuna|hamna)\s/i
const IF =
  'if|once|when|whenever|after|until|till|before|unless|whether|as soon as|in case|kama|ikiwa|ukiwa|zikiwa|akiwa|iwapo|endapo|pindi|baada ya|kabla(?: ya)?|hadi|mpaka|wakati'
/** A condition names what it is about: "after your payment was received", not "after checking I can say it was". */
const SUBJECT =
  "you|your|the|tayari|already|we|it|it['’]s|this|that|my|payments?|orders?|they|their|an?|has|have|is|are|been|malipo|oda|order|ombi|prompt|pesa|umesha|ume"
const CONDITION = new RegExp(
  `(?<![\\p{L}])(?:${IF})(?:\\s+(?:${SUBJECT})(?![\\p{L}])(?:\\s+\\S+){0,5})?\\s*$|(?<![\\p{L}])(?:must|should|would|could|may|might|will|to)\\s+have\\s*$`,
  'iu',
)
const OPENS_IF = new RegExp(`^\\s*(?:${IF})(?![\\p{L}])`, 'iu')
/** "To book, half is paid first". */
const LEADS_TO = /^\s*to \p{L}+/iu
const PRESENT = /^(?:is|are|gets?|you get|you are)\s/i
const ASKING =
  /^\s*(?:\S+\s+)?(?:is|are|was|were|has|have|had|did|do|does|can|could|will|would|shall|should|may|which|what|when|where|who|why|how|je|kwani|mbona|lini|wapi)\b/i
/** "The number you paid with". */
const WITH_WHAT = /(?<!\p{L})(?:number|line|phone|account|card)\s+$/iu
const SWAHILI_VERB = /^(?:ni|u|a|tu|m|wa|i|ya|zi|ki|vi|li|ku|pa)?(?:me|li|sha)/i

/** Every claim of a finished action. Questions, conditions and denials are none. */
export function findClaims(text: string): Claim[] {
  const claims: Claim[] = []
  let follows = false
  for (const [clause] of eachMatch(CLAUSE, text)) {
    if (
      UNKNOWING.test(
        clause
          .toLowerCase()
          .replace(/['’]/g, '')
          .replace(/[^\p{L}\d]+/gu, ' '),
      )
    )
      continue
    for (const { action, pattern } of CLAIM_PATTERNS) {
      for (const match of eachMatch(pattern, clause)) {
        const before = clause.slice(0, match.index)
        if (isAsked(clause, match[0]) || NEGATED.test(before) || DENIED_FIRST.test(before) || CONDITION.test(before))
          continue
        if (/^you paid$/i.test(match[0]) && (follows || WITH_WHAT.test(before))) continue
        const isRule = follows && PRESENT.test(match[0])
        claims.push({
          text: match[0].trim(),
          clause: clause.trim(),
          provenBy: proofs(action, clause, match[0]),
          isRule,
        })
      }
    }
    follows = /,\s*$/.test(clause) && (follows || OPENS_IF.test(clause) || LEADS_TO.test(clause))
  }
  return claims
}

function isAsked(clause: string, claim: string): boolean {
  if (!/\?\s*$/.test(clause)) return false
  return ASKING.test(clause) || SWAHILI_VERB.test(claim)
}

/** "Your payment is confirmed" is proven by the payment, "your booking is confirmed" by the booking. */
const MOVES =
  /(?:way|transit|dispatch|shipped|shipiwa|njiani|out for|sent out|picked up|tumwa|tumiwa|safirish|pelekwa)/i

function proofs(action: Action, clause: string, claim: string): readonly Action[] {
  if (action !== 'confirmed')
    return action === 'delivered' && isAboutMoney(clause)
      ? ['paid', 'refunded']
      : [action === 'delivered' && MOVES.test(claim) ? 'moving' : action]
  if (/cancel|ghairi|futa/i.test(clause)) return ['cancelled']
  if (/refund|rudish|rejesh/i.test(clause)) return ['refunded']
  if (/book|reserv|nafasi|table|room/i.test(clause)) return ['booked']
  return isAboutMoney(clause) ? ['paid'] : ['confirmed', 'paid']
}

function isAboutMoney(clause: string): boolean {
  return /\b(?:payment|money|transaction|malipo|pesa|hela|doh|chapaa)\b/i.test(clause)
}
