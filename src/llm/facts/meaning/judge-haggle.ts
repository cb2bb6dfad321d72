import type { Clause } from './clauses.ts'
import { isDenied, saysNo } from './denial.ts'
import type { Knowledge } from './knowledge.ts'

const SMALLEST_OFFER = 20
const BARGAINS =
  /(?:^| )(?:\p{L}{0,4}punguz\p{L}*|mwisho|last price|best price|discount|reduce|negotia\p{L}*|cheaper|less|halfway|bei yangu|my price|final)(?: |$)/u
/** Yes to an offer without its figure: "haya, chukua". */
const ACCEPTS =
  /(?:^| )(?:(?:let|leave) (?:it|you|them|this) (?:go|have|take)|tumeelewana|tumekubaliana|(?:ni|tu)(?:me|na)kubali|(?:at|for|on) your price|your (?:price|figure|offer) (?:it is|works|is fine|is ok|is okay)|(?:hiyo )?bei (?:yako|umesema|ulisema|uliyosema|hiyo yako)|^(?:(?:ok|okay|sure|fine|sawa|poa|haya|its a|done) )*(?:deal|agreed|accepted)|you win|umeshinda|umenishinda|shake on|u?chukue|chukua|u?bebe?|(?:i|zi)chukue|take it|take them|(?:its|it is|theyre|they are) yours|yours for|bring the cash|(?:ni|ziwe|iwe) (?:yako|zako)|fine by me|works for me|works for us|(?:i|we) can (?:do|live with|accept|work with) (?:that|it)|leta hizo|come with that|kuja na hiyo)(?: |$)/u

/** Her offer taken without its figure being said again: nothing in the rows allows it. */
export function judgeHaggle(clause: Clause, knowledge: Knowledge, said: Knowledge, statesFigure: boolean): boolean {
  if (clause.asked || clause.unknowing || clause.conditional || clause.offered || statesFigure) return false
  if (!ACCEPTS.test(clause.words) || saysNo(clause.tokens) || !offers(knowledge, said)) return false
  return !clause.mentions.some((mention) => mention.kind === 'grant' && isDenied(clause.tokens, mention))
}

/** She named a figure that no row has, or asked for less. */
function offers(knowledge: Knowledge, { words, numbers }: Knowledge): boolean {
  const named = [...numbers].some((number) => number >= SMALLEST_OFFER && !knowledge.numbers.has(number))
  return named || BARGAINS.test([...words].join(' '))
}
