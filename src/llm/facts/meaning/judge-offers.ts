import type { Clause } from './clauses.ts'
import { saysNo } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import type { Knowledge } from './knowledge.ts'

const OVER =
  /(?:^| )(?:ended|is over|has ended|expired|(?:i|li|zi)(?:me|li|mesha|lisha|sha)(?:kwisha|isha|expire|pita)|imeisha|iliisha|imepita|closed)(?: |$)/u
const RUNS =
  /(?:^| )(?:(?:i|li|zi)naendelea|(?:i|li)ngali|still (?:on|running|valid|active|live|open|there)|(?:is|are) (?:on|running|live|active|valid)|iko (?:on|live|valid|active)|bado (?:iko|ipo|ziko|inawork|inafanya|ni)\p{L}*|inawork|inafanya kazi)(?: |$)/u

/** An offer told as over or as running, against the ends that the rows hold. */
export function judgeOffers(clause: Clause, { ends }: Knowledge, now: Date | undefined): boolean {
  if (now === undefined || ends.length === 0 || clause.asked || clause.unknowing || clause.conditional) return false
  if (!speaksOf(clause, 'offer') && !speaksOf(clause, 'discount')) return false
  const isDenied = saysNo(clause.tokens.filter(({ word }) => word !== 'bado'))
  const past = ends.map((end) => end < now.getTime())
  if (OVER.test(clause.words)) return past.every((isPast) => isPast === isDenied)
  return RUNS.test(clause.words) && past.every((isPast) => isPast !== isDenied)
}
