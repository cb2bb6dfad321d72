import { DENIES } from '../words/moods.ts'
import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import type { Knowledge, Row } from './knowledge.ts'

const IN_STOCK =
  /(?:^| )(?:in stock|available|still have|we (?:\p{L}+ )?have (?:it|them|those|the|that|plenty)|got it in|got them|got (?:that|this|the) one|una(?:we)?za (?:ku)?pata|(?:ziko|iko|zipo) from|from size|we have (?:\p{L}+ ){0,3}left|ipo|zipo|vipo|lipo|kipo|yapo|tunayo|tunazo|tunacho|tunavyo|tuko nayo|tuko nazo|inapatikana|zinapatikana|linapatikana|kinapatikana|vinapatikana|stock ya kutosha|zimejaa|imejaa|ziko stock|iko stock|comes in|come in|(?:we|weve) (?:have|got|stock|carry|sell)|tunauza|iko na|ziko na|kuna ya|kuna za|pia kuna|tuna|still there|kwa stock)(?: |$)/u
const SOLD_OUT =
  /(?:^| )(?:sold out|out of stock|none left|(?:is|are|all|was|were) (?:now )?gone|(?:was|were|got|been) (?:just )?(?:sold|snapped up)|(?:was|were) the last (?:one|ones|pair|piece)|sold the last|went (?:this|last|yesterday)|(?:imekatika|zimekatika|imekata|zimekata)|ran out|run out|all gone|finished|no more left|imeisha|zimeisha|yameisha|limeisha|kimeisha|vimeisha|umeisha|meisha|ishaisha|zishaisha|zimekwisha|imekwisha|tumeishiwa|tumemaliza|ziliisha|iliisha|zimeuzwa|imeuzwa|imechukuliwa|zimechukuliwa|yamechukuliwa|vimechukuliwa|fully booked|all taken|booked out|discontinued|unavailable)(?: |$)/u
const NOT_HAD =
  /(?:^| )(?:zero|sufuri|hatuna|hatunayo|hatunazo|hakuna|hamna|haipo|hazipo|halipo|havipo|hakipo|haiko|haziko|hatuuzi|dont (?:have|stock|sell|carry)|do not (?:have|stock|sell|carry)|no \p{L}+ in stock|not available|not in stock|have no|we have none|haipatikani|hazipatikani)(?: |$)/u
/** "Redmi iko.": there, when it ends a clause about goods. */
const IS_THERE = /(?:^| )(?:iko|ziko|zipo|ipo|viko|vipo|yako|uko)$|(?:^| )bado (?:iko|ziko|zipo|ipo|viko|vipo)(?: |$)/u
/** "Fifty pieces are ready": so many are there. */
const READY = /(?:^| )(?:iko|ziko|zipo|ipo|viko|are|is) (?:ready|tayari)(?: |$)/u
const FUNCTION_WORDS = new Set(
  'the a an of in for and or na ya za wa la cha vya ni kwa with to on at size saizi colour color rangi we have it is tu only'.split(
    ' ',
  ),
)

/** True of words that say goods are there. */
export function offersGoods(words: string): boolean {
  return (IN_STOCK.test(words) || READY.test(words)) && !NOT_HAD.test(words) && !SOLD_OUT.test(words)
}

/** "We have it", "sold out", against the number that the row of the named goods holds. */
export function judgeStock(clause: Clause, knowledge: Knowledge, said: Knowledge, figuresBacked: boolean): boolean {
  const words = clause.ifAt < clause.tokens.length ? wordsBefore(clause) : clause.words
  if (clause.asked || clause.unknowing || clause.conditional || clause.requested || clause.offered) return false
  const missing = NOT_HAD.test(words)
  const soldOut = SOLD_OUT.test(words) && !isAboutTime(words)
  if (soldOut && !/(?:^| )not sold out/u.test(words))
    return !named(clause, knowledge, said).some(({ stock }) => stock === 0)
  if (missing) return denies(clause, knowledge, figuresBacked)
  if (IS_THERE.test(words) && !clause.tokens.some(({ word }) => DENIES.has(word) && word !== 'bado')) {
    const there = byName(clause, knowledge)
    if (there.length > 0 && there.every(({ stock }) => stock === 0)) return true
  }
  if (!IN_STOCK.test(words) || clause.tokens.some(({ word }) => DENIES.has(word))) return false
  const rows = named(clause, knowledge, said)
  if (rows.length > 0) return rows.every(({ stock }) => stock === 0)
  return isAboutGoods(clause) && !mentionsKnown(clause, knowledge)
}

/** What stands before "if": of the rest nothing is said. */
function wordsBefore({ tokens, ifAt }: Clause): string {
  return tokens
    .slice(0, ifAt)
    .map(({ word }) => word)
    .join(' ')
}

/** True when a clause says only that goods are there whose row holds some. */
export function isHad(clause: Clause, knowledge: Knowledge): boolean {
  return (
    (IS_THERE.test(clause.words) || IN_STOCK.test(clause.words)) &&
    byName(clause, knowledge).some(({ stock }) => stock !== null && stock > 0)
  )
}

/** True when a clause says only that goods are gone whose row holds none. */
export function isSoldOut(clause: Clause, knowledge: Knowledge, said: Knowledge): boolean {
  return SOLD_OUT.test(clause.words) && named(clause, knowledge, said).some(({ stock }) => stock === 0)
}

/** "Nothing more", said of time, orders and prompts, is no stock. */
function isAboutTime(words: string): boolean {
  return /(?:^| )(?:muda|time|kazi|prompt|offer|ofa|session|ombi|link|kiungo|page|matusi|subira)(?: |$)/u.test(words)
}

/** "We do not have it" is an honest no, unless the row of what is named says otherwise. */
function denies(clause: Clause, knowledge: Knowledge, figuresBacked: boolean): boolean {
  if (speaksOf(clause, 'order') && /(?:^| )(?:haipo|haiko|hazipo)(?: |$)/u.test(clause.words))
    return knowledge.statuses.size > 0
  const rows = byName(clause, knowledge).filter(({ stock }) => stock !== null)
  const others = clause.mentions.some(
    (mention) => mention.kind !== 'role' && isDenied(clause.tokens, mention) && !knowledge.said.has(mention.id),
  )
  return (
    figuresBacked &&
    !others &&
    rows.length > 0 &&
    rows.every(({ stock }) => (stock ?? 0) > 0) &&
    onlyNames(clause, rows)
  )
}

/** True when nothing beside the name was denied: "size 45 of the Rift Runner hatuna" denies the size. */
function onlyNames(clause: Clause, rows: readonly Row[]): boolean {
  return !clause.tokens.some(({ kind, word }) => kind === 'figure' && !rows.some((row) => row.words.has(word)))
}

/** The rows a clause names; else those she asked about; else all that tell their stock. */
function named(clause: Clause, knowledge: Knowledge, said: Knowledge): Row[] {
  const stocked = { rows: knowledge.rows.filter(({ stock }) => stock !== null) }
  return [byName(clause, knowledge), byWords(said.words, stocked), stocked.rows].find((rows) => rows.length > 0) ?? []
}

/** The rows whose names have most of the words of a clause. */
export function byName({ tokens }: Pick<Clause, 'tokens'>, knowledge: Pick<Knowledge, 'rows'>): Row[] {
  return byWords(new Set(tokens.map(({ word }) => word)), knowledge)
}

function byWords(words: ReadonlySet<string>, { rows }: Pick<Knowledge, 'rows'>): Row[] {
  const scored = rows.map((row) => ({
    row,
    score: [...row.name].filter((word) => !FUNCTION_WORDS.has(word) && words.has(word)).length,
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ row }) => row)
}

function isAboutGoods({ words }: Clause): boolean {
  return !/(?:^| )(?:tuna (?:furaha|swali|maswali|taarifa|shukuru)|(?:weve|we have|we) got (?:your|kes|ksh|it right)|(?:ipo|yapo|zipo|vipo|iko|lipo) wazi|we have (?:\p{L}+ed|seen|a question|your|sent|been|had|to|no|not|just|already|let|told|put|made|given|taken|kept|left|found|got|done|come|gone)|kuna (?:swali|shida|kitu|tatizo|jambo|lingine))(?: |$)/u.test(
    words,
  )
}

function mentionsKnown({ tokens }: Clause, { words }: Knowledge): boolean {
  return tokens.some(({ word }) => word.length > 3 && !FUNCTION_WORDS.has(word) && words.has(word))
}
