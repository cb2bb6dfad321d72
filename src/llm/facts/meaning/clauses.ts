import { eachMatch } from '../each-match.ts'
import {
  ASKS,
  ASKS_BACK,
  ASKS_FOR_LIST,
  ASKS_UNMARKED,
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
  const sentences = eachMatch(SENTENCE, text).map(([sentence]) => sentence)
  let listed = false
  return sentences.flatMap((sentence, at) => {
    const clauses = clausesIn(sentence, sentences[at + 1] ?? '')
    const asksForList = /:\s*$/.test(sentence) && ASKS_FOR_LIST.test(wordsOf(tokensOf(sentence)))
    const isListed = listed && clauses.every(({ tokens }) => tokens.length <= LONGEST_ITEM)
    listed = asksForList || (isListed && !/[.!?]\s*$/.test(sentence))
    return isListed ? clauses.map((clause) => ({ ...clause, requested: true })) : clauses
  })
}

/** Words of a line that only names what is asked for. */
const LONGEST_ITEM = 7

/** "On the house? Sorry, I cannot see that": what she asked, said again before it is left open. */
function isLeftOpen(sentence: string, next: string): boolean {
  return /\?/.test(sentence) && UNKNOWING.test(wordsOf(tokensOf(next)))
}

function clausesIn(sentence: string, next: string): Clause[] {
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
    const asked =
      opens || goesOn || ASKS_UNMARKED.test(words) || (isQuestion && !presupposes && at === parts.length - 1)
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
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    if (next === undefined || !LEADS_IN.test(clause.words)) continue
    clause.requested ||= next.requested
    clause.asked ||= next.surelyAsked
    clause.unknowing ||= next.unknowing
  }
  for (const [at, clause] of clauses.entries()) {
    if (at > 0 && GOES_ON.test(clause.words)) clause.unknowing ||= clauses[at - 1]?.unknowing === true
  }
  const conditioned = clauses.some(
    ({ conditional, conditionAt }) => conditional || conditionAt < Number.POSITIVE_INFINITY,
  )
  const unknowing = clauses.some((clause) => clause.unknowing)
  const leftOpen = isLeftOpen(sentence, next)
  const last = clauses.at(-1)?.words ?? ''
  const askedBack =
    (isQuestion && parts.length > 1 && (ASKS_BACK.test(last) || OFFERS_ANOTHER.test(last))) ||
    (/\?/.test(next) && ASKS_BACK.test(wordsOf(tokensOf(next))))
  return clauses.map((clause) => ({
    ...clause,
    asked: clause.asked || askedBack,
    consequent: conditioned && !clause.conditional,
    unknowing: clause.unknowing || leftOpen || (unknowing && LEFT_OPEN.test(clause.words)),
  }))
}

/** "I cannot add anything, not even a gift": what it says no to goes on. */
const GOES_ON = /^(?:even|not even|nor|or|let alone|neither|hata|wala|au|ama)(?: |$)/u

/** "To Thika Road, or would you rather ...?" */
const OFFERS_ANOTHER = /^(?:or|au|ama)(?: |$)/u

/** "For the right dose, please ask a doctor": what leads in says nothing by itself. */
const LEADS_IN = /^(?:(?:and|but|so|na|lakini) )?(?:for|about|as for|regarding|on|kuhusu|kwa habari)(?: \p{L}+){1,5}$/u

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
