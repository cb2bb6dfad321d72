import { eachMatch } from '../each-match.ts'
import {
  ASKS,
  CONDITION,
  CONDITION_WORDS,
  ECHO,
  IF_WORDS,
  OFFERING,
  OFFERS_TO_DO,
  PRESUPPOSES,
  RECALLS,
  REQUESTS,
  UNKNOWING,
} from '../words/moods.ts'
import { findMentions, type Mention } from './lexicon.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A part of a sentence, what it speaks of, and in what mood. */
export interface Clause {
  text: string
  tokens: readonly Token[]
  mentions: readonly Mention[]
  /** The words of the clause and of its sentence, one space between. */
  words: string
  sentence: string
  /** The words of the sentence up to the end of the clause. */
  ahead: string
  /** The sentence as it is written. */
  whole: string
  asked: boolean
  /** By the order of its words, not by its mark alone. */
  surelyAsked: boolean
  /** A question that offers something: "would you like the ...?" */
  offering: boolean
  /** "If", "once", "ukishalipa". */
  conditional: boolean
  /** Stands beside a condition. */
  consequent: boolean
  /** "Shall I...", "let me...": nothing is done yet. */
  offered: boolean
  requested: boolean
  unknowing: boolean
  echo: boolean
  /** Where a condition ends and what follows from it begins, in one breath: "ikiharibika tunakubadilishia". */
  consequentAt: number
  /** The token from which "if" or "until" makes it a condition. */
  conditionAt: number
  /** The same without words that may lead a date. */
  ifAt: number
}

const SENTENCE = /(?:[^.!?\n…]|[.,:](?=\d)|(?<=\p{L})\.(?=\p{L}))+[.!?…]*/gu
const CUT = /(?:[^,;:–—()]|[,:](?=\d))+[,;:–—()]*/gu
const BUT =
  /\s(?=(?:but|however|though|although|lakini|ila|isipokuwa|na pia|because|since|so that|kwa sababu|kwa hivyo)\s)/iu

export function clausesOf(text: string): Clause[] {
  return eachMatch(SENTENCE, text).flatMap(([sentence]) => clausesIn(sentence))
}

function clausesIn(sentence: string): Clause[] {
  const parts = eachMatch(CUT, sentence)
    .flatMap(([part]) => part.split(BUT))
    .filter((part) => /[\p{L}\d\p{Extended_Pictographic}]/u.test(part))
  const isQuestion = /\?/.test(sentence)
  const sentenceWords = wordsOf(tokensOf(sentence))
  let asking = false
  let ahead = ''
  const clauses = parts.map((text, at) => {
    const tokens = tokensOf(text)
    const words = wordsOf(tokens)
    ahead = `${ahead} ${words}`
    const presupposes = PRESUPPOSES.test(words)
    const opens = isQuestion && !presupposes && ASKS.test(words)
    const goesOn = asking && isQuestion && !presupposes
    const asked = opens || goesOn || (isQuestion && !presupposes && at === parts.length - 1)
    asking = opens || goesOn
    const conditional = CONDITION.test(words)
    return {
      text: text.trim(),
      tokens,
      mentions: findMentions(tokens),
      words,
      sentence: sentenceWords,
      ahead,
      whole: sentence,
      asked,
      surelyAsked: asking,
      offering: asked && OFFERING.test(words),
      conditional,
      consequentAt: conditional ? consequentIn(tokens) : 0,
      consequent: false,
      offered: OFFERS_TO_DO.test(words),
      requested: REQUESTS.test(words) || RECALLS.test(words),
      unknowing: UNKNOWING.test(words),
      echo: ECHO.test(words),
      conditionAt: conditional ? Number.POSITIVE_INFINITY : indexOf(tokens, CONDITION_WORDS),
      ifAt: conditional ? Number.POSITIVE_INFINITY : indexOf(tokens, IF_WORDS),
    }
  })
  const conditioned = clauses.some(
    ({ conditional, conditionAt }) => conditional || conditionAt < Number.POSITIVE_INFINITY,
  )
  const unknowing = clauses.some((clause) => clause.unknowing)
  return clauses.map((clause) => ({
    ...clause,
    consequent: conditioned && !clause.conditional,
    unknowing: clause.unknowing || (unknowing && LEFT_OPEN.test(clause.words)),
  }))
}

/** What a sentence says further on that it does not know: "whether she is in, I cannot see". */
const LEFT_OPEN = /^(?:(?:and|but|so|na|lakini) )?(?:whether|if|as to|kama|iwapo|endapo)(?: |$)/u

function indexOf(tokens: readonly Token[], words: ReadonlySet<string>): number {
  const at = tokens.findIndex(({ word }) => words.has(word))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

const FOLLOWS = /^(?:we|well|i|ill|its|youll)$|^(?:tu|ni)(?:na|ta)\p{L}{3,}|^(?:u|i|zi|a|wa|ya|m)ta\p{L}{3,}/u

function consequentIn(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ word }, index) => index > 0 && FOLLOWS.test(word))
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}
