import type { DialogueContext } from '../dialogue-context.ts'
import { actOfGuess } from '../grammar/act-of-guess.ts'
import { isContent } from '../grammar/unheard.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Act, ActName, HeardSpan, Reading } from '../reading.ts'
import { actOf } from './act-of.ts'
import type { Bench } from './bench.ts'
import { evidenceOf } from './evidence.ts'
import type { ModelAct, ModelReading } from './model-reading.ts'
import { placeIn } from './place-in.ts'

/** What a model's answer is held against: the message, its dialogue, the shop, and what the reader made of it alone. */
export interface Grounds {
  text: string
  context: DialogueContext
  shop: ShopIndex
  candidates: readonly string[]
  offline: Reading
  /** The message tries to instruct the bot: nothing that a model made of it may change anything. */
  untrusted: boolean
}

/** Acts that change the cart, the order, the money or what is kept of the customer. */
const CHANGES: ReadonlySet<ActName> = new Set([
  'pick',
  'choose',
  'add',
  'set_quantity',
  'change_option',
  'remove',
  'replace',
  'set_delivery',
  'apply_coupon',
  'confirm',
  'cancel',
  'checkout',
  'choose_payment',
  'give_phone',
  'consent',
  'set_language',
])
/** Kinds of words that only hold a sentence together, unless an act that did not hold stood on them. */
const AROUND: ReadonlySet<string> = new Set(['filler', 'cue', 'verb'])
const FILLER: ReadonlySet<string> = new Set(['filler'])

interface Kept {
  act: Act
  said: string
}

/**
 * A model's answer as a strict reading. Every act stands on a piece of the message that no other act has; names are linked by
 * the shop's index, sums, numbers and codes must have been written. What does not hold is left out and its words are unheard.
 */
export function toReading(model: ModelReading, grounds: Grounds): Reading {
  const { offline, text } = grounds
  const evidence = evidenceOf(text)
  const { kept, heard, lost } = keep(model.acts, { ...grounds, evidence }, grounds.untrusted)
  const understood = kept.some(({ act }) => act.act !== 'unclear')
  const acts = understood ? kept.map(({ act }) => act) : guessed(model, grounds)
  return {
    language: { lang: model.language, confidence: model.language_confidence },
    governor: { class: model.governor, confidence: model.governor_confidence },
    acts,
    confidence: understood || acts !== offline.acts ? model.confidence : offline.confidence,
    unheard: understood ? unheardIn(evidence, { heard, lost }, offline) : offline.unheard,
    spans: understood ? kept.map(spanOf) : offline.spans,
    named: offline.named,
    matter: offline.matter,
    about: understood ? null : offline.about,
    frustrated: offline.frustrated,
  }
}

/** Places of words in the message: of acts that hold, and of acts that do not. */
interface Places {
  heard: Set<number>
  lost: Set<number>
}

function keep(acts: readonly ModelAct[], bench: Bench, untrusted: boolean): Places & { kept: Kept[] } {
  const heard = new Set<number>()
  const lost = new Set<number>()
  const kept: Kept[] = []
  for (const said of acts) {
    const places = placeIn(said.said, bench.evidence.tokens, heard)
    const content = places?.filter((at) => contentAt(bench, at)) ?? []
    const taken = content.length > 0 && content.every((at) => heard.has(at))
    const act = places === null || taken ? null : actOf(said, bench)
    const holds = act !== null && !(untrusted && CHANGES.has(act.act))
    for (const at of places ?? []) (holds ? heard : lost).add(at)
    if (holds) kept.push({ act, said: said.said })
  }
  return { kept, heard, lost }
}

/** A model that is sure what the message is about, though none of its acts holds, knows as much as the classifier does. */
function guessed({ intent, confidence }: ModelReading, { offline, text, context, shop }: Grounds): Act[] {
  const guess = actOfGuess({ intent, confidence, ranked: [] }, text, context, shop, offline.unheard)
  return guess === null || offline.acts.some(({ act }) => act !== 'unclear') ? offline.acts : [guess]
}

/** Content words in no act's piece, but for those that only hold a sentence together. */
function unheardIn({ tokens }: Bench['evidence'], { heard, lost }: Places, { spans }: Reading): string[] {
  const wordsOf = (kinds: ReadonlySet<string>) =>
    new Set(spans.filter(({ kind }) => kinds.has(kind)).flatMap(({ text }) => text.toLowerCase().split(' ')))
  const around = wordsOf(AROUND)
  const fillers = wordsOf(FILLER)
  return tokens.flatMap((token, at) => {
    const plain = (lost.has(at) ? fillers : around).has(token.text)
    return isContent(token) && !heard.has(at) && !plain ? [token.raw] : []
  })
}

function contentAt({ evidence }: Bench, at: number): boolean {
  const token = evidence.tokens[at]
  return token !== undefined && isContent(token)
}

function spanOf({ act, said }: Kept, number: number): HeardSpan {
  return { text: said, kind: 'model', meaning: act.act, act: number }
}
