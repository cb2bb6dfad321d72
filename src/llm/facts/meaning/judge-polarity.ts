import { DENIES, DENYING_VERB } from '../words/moods.ts'
import type { Clause } from './clauses.ts'
import { saysNo } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import type { Knowledge } from './knowledge.ts'

const RULES = new Set(['return', 'exchange', 'refund', 'deliver', 'warranty', 'method', 'pets', 'parking', 'open'])
const GIVES_BACK = new Set(['return', 'exchange', 'refund'])
/** "Only an exchange, instead of cash": a no in other words. */
const LIMITS =
  /(?:^| )(?:except|excluded|exclude|excludes|excluding|instead|only|final|unless|badala|isipokuwa|tu|pekee|rather|but|other than)(?: |$)/u
const NEEDED_NOT =
  /(?:^| )(?:no (?<en>\p{L}+) (?:is |are )?(?:needed|required|necessary)|without (?:a |the |your )?(?<out>\p{L}+)|bila (?<sw>\p{L}+)|(?<last>\p{L}+) (?:haihitajiki|sio lazima|si lazima))(?: |$)/u
const SHORTEST = 4

/** "Bila tag, hatuwezi": what is missing is why not. */
function hasOtherNo({ sentence }: Clause): boolean {
  return sentence
    .replace(NEEDED_NOT, ' ')
    .split(' ')
    .some(
      (word) =>
        DENIES.has(word) ||
        DENYING_VERB.test(word) ||
        /^(?:cant|cannot|wont|hatu\p{L}+|haiwe\p{L}+|hatuwe\p{L}+)$/u.test(word),
    )
}

/** A rule told the other way round: the passage that has most of its words says no where the clause says yes, or asks for what the clause does without. */
export function judgePolarity(clause: Clause, { passages }: Knowledge): boolean {
  const { tokens, words } = clause
  if (clause.asked || clause.unknowing || clause.requested || clause.offered) return false
  const unneeded = Object.values(NEEDED_NOT.exec(words)?.groups ?? {}).find((word) => word !== undefined)
  if (
    unneeded !== undefined &&
    !hasOtherNo(clause) &&
    passages.some((passage) => passage.words.has(unneeded) && passage.words.size > 2 && !passage.denies)
  )
    return true
  if (isFlatNo(clause, passages)) return true
  if (saysNo(tokens) || LIMITS.test(words)) return false
  const named = [...RULES].filter((id) => speaksOf(clause, id))
  const topics = named.some((id) => GIVES_BACK.has(id)) ? [...named, ...GIVES_BACK] : named
  if (topics.length === 0) return false
  const scored = passages
    .filter((passage) => topics.some((id) => passage.concepts.has(id)))
    .map((passage) => ({
      passage,
      score: tokens.filter(({ word }) => word.length >= SHORTEST && passage.words.has(word)).length,
    }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const nearest = scored.filter(({ score }) => score === best)
  return best > 0 && nearest.length > 0 && nearest.every(({ passage }) => passage.denies)
}

const NONE_AT_ALL =
  /(?:^| )(?:any|anything|yoyote|chochote|zozote|vyovyote|kabisa|at all|ever|never|hata|kamwe|no (?:returns|refunds|exchanges))(?: |$)/u
const QUALIFIED =
  /(?:^| )(?:without|bila|after|baada|if|kama|ikiwa|unless|once|worn|used|opened|damaged|cash|sale|more than|zaidi|yaliyo\p{L}+|zilizo\p{L}+|iliyo\p{L}+)(?: |$)/u

/** "We take nothing back", where every passage on it says that goods may come back. */
function isFlatNo(clause: Clause, passages: Knowledge['passages']): boolean {
  const { tokens, words } = clause
  if (!saysNo(tokens) || !NONE_AT_ALL.test(words) || QUALIFIED.test(clause.sentence)) return false
  if (tokens.some(({ kind }) => kind === 'figure')) return false
  const topics = [...GIVES_BACK].filter((id) => speaksOf(clause, id))
  const about = passages.filter(({ concepts }) => topics.some((id) => concepts.has(id)))
  return about.length > 0 && about.every(({ denies }) => !denies)
}
