import { parseCancel } from './cancel.ts'
import { parseCorrection } from './correction.ts'
import { parseCoupon } from './coupon.ts'
import { govern } from './governor.ts'
import { auditInput } from './injection.ts'
import { trainIntent } from './intent.ts'
import { detectLanguage } from './language.ts'
import { detectFrustration } from './mood.ts'
import { parsePaymentMethod } from './payment-method.ts'
import { parsePhone } from './phone.ts'
import { parsePick } from './picks.ts'
import { parseQuantity } from './quantity.ts'
import { detectSensitive } from './sensitive.ts'
import { parseAsk } from './shopping.ts'
import { detectStopWord } from './stop-words.ts'
import type { IntentGuess, OfflineEngine, TrainingLine, TurnLine } from './types.ts'
import { parseYesNo } from './yes-no.ts'

/** Builds the engine that answers without a model. Pure and deterministic; training happens here, once. */
export function createOfflineEngine(options: { trainingLines: TrainingLine[] }): OfflineEngine {
  const classifyIntent = rememberLast(trainIntent(options.trainingLines))
  return {
    classifyIntent,
    detectLanguage,
    govern: (message) => govern(message, classifyIntent(message, [])),
    auditInput,
    detectFrustration,
    detectSensitive,
    parseAsk,
    parsePick,
    parseYesNo,
    parsePhone,
    parseQuantity,
    parseCorrection,
    parseCancel,
    parsePaymentMethod,
    parseCoupon,
    detectStopWord,
  }
}

type Classify = (message: string, recent: TurnLine[]) => IntentGuess

/** Intent and governor are asked about the same message one after the other: the second answer is free. */
function rememberLast(classify: Classify): Classify {
  let last: { message: string; guess: IntentGuess } | null = null
  return (message, recent) => {
    if (last?.message === message && recent.length === 0) return last.guess
    const guess = classify(message, recent)
    if (recent.length === 0) last = { message, guess }
    return guess
  }
}
