import { conceptsOf, conceptWords } from './concepts.ts'
import { SLOTS } from './feature-slots.ts'
import { isGreeting, spamScore } from './governor.ts'
import { intentFeatures } from './intent-features.ts'
import { ruleScores } from './intent-rules.ts'
import { softmax, trainLogistic } from './logistic.ts'
import { fold, tokenise } from './tokens.ts'
import { INTENTS, type IntentGuess, type TrainingLine, type TurnLine } from './types.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

type Classify = (message: string, recent: TurnLine[]) => IntentGuess

const TRAINING = { classes: INTENTS.length, slots: SLOTS, epochs: 5, rate: 0.35, decay: 1e-5 }
const HIGHEST = 0.98
/** A message surely in scope but torn between intents earns a clarifying question when its best intent is this likely. */
const TORN = 0.35
/** Fragments shorter than this are not asked about: there is nothing to choose between. */
const WHOLE_THOUGHT = 4
/** How far a torn message's confidence may rise: below the routing threshold. */
const CLARIFY = 0.65
/** Added to the log-odds of "unknown": asking back costs less than running the wrong journey. */
const CAUTION = 0.4
const UNKNOWN = INTENTS.indexOf('unknown')

/** Trains once on the given lines and returns the classifier. Deterministic. */
export function trainIntent(lines: readonly TrainingLine[]): Classify {
  const vocabulary = vocabularyOf(lines)
  const model = trainLogistic(
    lines.map((line) => ({ features: intentFeatures(line.text, vocabulary), label: INTENTS.indexOf(line.intent) })),
    TRAINING,
  )
  const chancesOf = (message: string) => {
    const scores = model.scores(intentFeatures(message, vocabulary))
    const rules = ruleScores(fold(message))
    return softmax(scores.map((score, kind) => score + (rules[kind] ?? 0) + (kind === UNKNOWN ? CAUTION : 0)))
  }
  return (message, recent) => classify(message, recent, chancesOf)
}

function vocabularyOf(lines: readonly TrainingLine[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const line of lines) {
    for (const token of new Set(tokenise(line.text))) counts.set(token, (counts.get(token) ?? 0) + 1)
  }
  return buildVocabulary(conceptWords(), counts)
}

function classify(
  message: string,
  recent: readonly TurnLine[],
  chancesOf: (text: string) => Float64Array,
): IntentGuess {
  const text = fold(message)
  const tokens = tokenise(message)
  if (tokens.length === 0) return { intent: 'unknown', confidence: 0.2 }
  if (isGreeting(text)) return { intent: 'spam_casual', confidence: 0.95 }
  if (spamScore(message) >= 1) return { intent: 'spam_casual', confidence: 0.9 }
  const chances = chancesOf(message)
  return guess(followsUp(tokens) ? blend(chances, earlier(recent, chancesOf)) : chances, tokens.length)
}

function guess(chances: Float64Array, length: number): IntentGuess {
  let best = 0
  for (const [kind, chance] of chances.entries()) if (chance > (chances[best] ?? 0)) best = kind
  const chance = chances[best] ?? 0
  const intent = INTENTS[best] ?? 'unknown'
  if (best === UNKNOWN) return { intent, confidence: Math.min(0.49, 1 - chance) }
  const inScope = 1 - (chances[UNKNOWN] ?? 0)
  const torn = chance >= TORN && length >= WHOLE_THOUGHT ? CLARIFY * inScope : 0
  return { intent, confidence: Math.min(HIGHEST, Math.max(chance, torn)) }
}

/** Short messages that lean on what was said before ("and the blue one?", "na ile?"). */
function followsUp(tokens: readonly string[]): boolean {
  if (tokens.length > 5) return false
  return (
    /^(?:and|what about|how about|na|je|vipi|pia|also|or|ama|au|then|the)\b/.test(tokens.join(' ')) ||
    tokens.every((token) => conceptsOf(token).length === 0)
  )
}

function earlier(recent: readonly TurnLine[], chancesOf: (text: string) => Float64Array): Float64Array | null {
  const last = recent.findLast((line) => line.from === 'customer')
  return last === undefined ? null : chancesOf(last.text)
}

function blend(now: Float64Array, before: Float64Array | null): Float64Array {
  return before === null ? now : now.map((chance, kind) => 0.55 * chance + 0.45 * (before[kind] ?? 0))
}
