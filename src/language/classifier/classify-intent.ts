import type { Token } from '../span.ts'
import { intentWeights } from './intent-weights.ts'
import { INTENTS, type Intent } from './intents.ts'
import { openTextModel } from './text-model.ts'

interface Ranked {
  intent: Intent
  chance: number
}

export interface IntentGuess {
  intent: Intent
  confidence: number
  /** All intents, the likeliest first. */
  ranked: readonly Ranked[]
}

const { chances: chancesOf } = openTextModel(intentWeights)
/** The customer's last message says so much of what a short one means that leans on it. */
const LEANING = 0.45
const SHORT = 5
const TORN = 0.25
const WHOLE_THOUGHT = 2
const WORDLESS = 0.2
/** Below what routes a message, above what is not understood. */
const CLARIFY = 0.68
const OPENERS = new Set('and what how also or then na je vipi pia ama au kwani'.split(' '))

/** What a message is about. `before`: the customer's last message, for a short one that goes on from it ("and the blue one?"). */
export function classifyIntent(tokens: readonly Token[], before: readonly Token[] | null): IntentGuess {
  const alone = chancesOf(tokens)
  const earlier = before !== null && goesOn(tokens) ? chancesOf(before) : null
  const chances =
    earlier === null ? alone : alone.map((chance, kind) => (1 - LEANING) * chance + LEANING * (earlier[kind] ?? 0))
  const ranked = INTENTS.map((intent, kind) => ({ intent, chance: chances[kind] ?? 0 })).sort(
    (one, other) => other.chance - one.chance,
  )
  const best = ranked[0] ?? { intent: 'unknown', chance: 0 }
  if (!tokens.some(saysSomething)) return { intent: 'unknown', confidence: WORDLESS, ranked }
  return { intent: best.intent, confidence: confidenceOf(best, ranked, tokens.length), ranked }
}

/** A whole thought that is surely this shop's business, torn between two intents, deserves a question rather than a shrug. */
function confidenceOf(best: Ranked, ranked: readonly Ranked[], length: number): number {
  if (best.intent === 'unknown' || best.chance < TORN || length < WHOLE_THOUGHT) return best.chance
  const unknown = ranked.find(({ intent }) => intent === 'unknown')?.chance ?? 0
  return Math.max(best.chance, CLARIFY * (1 - unknown))
}

function saysSomething({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number' || kind === 'code'
}

function goesOn(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.length > 0 && words.length <= SHORT && OPENERS.has(words[0]?.text ?? '')
}
