import { cuesOf } from '../cues-of.ts'
import type { Desk, Rule } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'

const WHICH = ['which', 'what', 'any', 'any_of', 'all', 'does_it', 'is_it', 'offers', 'coupon'] as const
const OTHER_MATTER = [
  'location',
  'hours',
  'delivery_area',
  'pay',
  'pickup',
  'my_order',
  'warranty',
  'returns',
  'repair',
  'greet',
  'person',
  'identity',
] as const
/** What is said of goods, and not of what an offer is for. */
const OF_GOODS = [
  'how_much',
  'availability',
  'want',
  'show',
  'seek',
  'bring_me',
  'cheap',
  'cheapest',
  'recommend',
] as const
/** A question that goes on with the one before has few words of its own. */
const MOST_WORDS = 12
const TOLD: ReadonlySet<string> = new Set(['ask_offers', 'bargain'])

/** "So which ones work?", "how much must I reach?", "also on fruit?" after talk of offers asks for those that run. */
export const offersGoOn: Rule = (desk) => {
  const { clause, context } = desk
  const before = context.lastQuestion?.act ?? ''
  if (!TOLD.has(before) || clause.to - clause.from > MOST_WORDS) return null
  if (desk.found.length > 0 || desk.says(...OTHER_MATTER, 'combine') || desk.of('code', 'zone').length > 0) return null
  const reaches = mustReach(desk)
  if (!reaches && desk.says('delivery')) return null
  // How an offer is used, and whether two are, the documents say.
  if (!reaches && desk.says('both', 'how', 'if')) return null
  // Who bargains goes on with the price.
  if (before === 'bargain' && !reaches) return null
  const asks = reaches || desk.says(...WHICH) || (clause.question && !isPriceOfIt(desk))
  const named = phrasesLeft(desk).filter((phrase) => phrase.named)
  // "The 10 kg one, how much?" is the price of a packing.
  if (!reaches && desk.has('how_much') && desk.of('measure', 'size').length > 0) return null
  if (!asks || named.some((phrase) => !isWhatFor(phrase, desk))) return null
  return { act: { act: 'ask_offers', wanted: desk.nothing, words: clause.words }, uses: [], all: true }
}

/** "Nifikishe ngapi?", "what is the minimum?": what an order must come to. */
function mustReach({ clause, says }: Desk): boolean {
  const reach = clause.spans.some(
    ({ meaning }) => meaning.kind === 'verb' && meaning.verb.subject === 'i' && REACHES.has(meaning.verb.sense),
  )
  return (reach && says('how_much', 'how_many')) || says('delivery_terms')
}

const REACHES: ReadonlySet<string> = new Set(['arrive', 'deliver'])

/** "Ni how much?", of an item that is talked about. */
function isPriceOfIt({ context, clause }: Desk): boolean {
  const cues = clause.spans.flatMap(({ meaning }) => cuesOf(meaning))
  return context.salient.length > 0 && cues.includes('how_much') && cues.every((cue) => PRICE_CUES.has(cue))
}

const PRICE_CUES: ReadonlySet<string> = new Set(['how_much', 'it', 'is_it', 'be_at'])

/** "Does IT work on milk?", "which one FOR fruit?": the goods say what the offer is for. */
function isWhatFor({ spans, wanted }: Phrase, { clause, tokens, says }: Desk): boolean {
  if (says(...OF_GOODS) || (wanted.exact && says('which'))) return false
  const [opener] = clause.spans
  const ofIt =
    opener !== undefined && tokens.slice(opener.from, opener.to).some(({ text }) => PARTICLES.tellsOn.has(text))
  const at = tokens[(spans[0]?.from ?? 0) - 1]?.text ?? ''
  return ofIt || [PARTICLES.forWhat, PARTICLES.by, PARTICLES.of, PARTICLES.joins].some((list) => list.has(at))
}
