import type { Span, Token } from '../span.ts'
import { PARTICLES } from './particles.ts'

/** A stretch of the message that is read for itself. `question`: it asks, by its mark or its words. */
export interface Clause {
  spans: readonly Span[]
  /** Tokens `from` up to but not including `to`. */
  from: number
  to: number
  /** As written, without the marks at its ends. */
  words: string
  question: boolean
}

const ENDS = new Set(['.', '?', '!', ';', '…'])
/** Cues that ask. */
export const ASKING: ReadonlySet<string> = new Set([
  'what',
  'which',
  'who',
  'when',
  'why',
  'how',
  'how_long',
  'how_many',
  'can_i',
  'is_it',
  'does_it',
  'where',
  'how_much',
  'availability',
  'delivery_area',
  'arrive_when',
  'options',
  'lasting',
  'size_help',
  'remind',
  'restock',
])

/** The message cut at its line breaks and at the marks that end a sentence. Cutting never separates the tokens of a span. */
export function clausesOf(tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const inside = new Set(spans.flatMap(({ from, to }) => range(from + 1, to)))
  const cuts = tokens.flatMap((token, at) => (isEnd(token) && !inside.has(at) && !inside.has(at + 1) ? [at + 1] : []))
  const bounds = [0, ...cuts, tokens.length]
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] ?? 0
    const clause = clauseOf(tokens, spans, from, to)
    return clause.words === '' ? [] : [clause]
  })
}

/** The clause over a stretch of tokens. */
export function clauseOf(tokens: readonly Token[], spans: readonly Span[], from: number, to: number): Clause {
  const within = spans.filter((span) => span.from >= from && span.to <= to)
  const marked = tokens.slice(from, to).some(({ text }) => text === '?')
  const asks = within.some(({ meaning }) => meaning.kind === 'cue' && ASKING.has(meaning.cue))
  const opens = opensAsQuestion(tokens.slice(from, to)) || asksForOther(tokens.slice(from, to), within)
  return { spans: within, from, to, words: wordsOf(tokens, from, to), question: marked || asks || opens }
}

function opensAsQuestion(tokens: readonly Token[]): boolean {
  const [first, next] = tokens
  if (next?.kind !== 'word' || PARTICLES.denies.has(next.text)) return false
  const opener = first?.text ?? ''
  return PARTICLES.opensQuestion.has(opener) || (PARTICLES.may.has(opener) && !PARTICLES.favour.has(next.text))
}

/** "I am at work, can my wife collect", "mtu mwingine anaweza kuchukua": whether somebody else may is asked, marked or not. */
function asksForOther(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const may = tokens.some(({ text }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    return before?.kind === 'mark' && PARTICLES.may.has(text) && PARTICLES.mine.has(next?.text ?? '')
  })
  return (
    may ||
    spans.some(
      ({ meaning }) =>
        meaning.kind === 'verb' &&
        meaning.verb.sense === 'be_able' &&
        (meaning.verb.subject === 'she' || meaning.verb.subject === 'they'),
    )
  )
}

/** Tokens as they were written, with the spaces between them. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'break')
  let text = ''
  let end: number | null = null
  for (const token of said) {
    text += end !== null && token.from > end ? ` ${token.raw}` : token.raw
    end = token.to
  }
  return text.replace(/^[\s.,;!?]+|[\s.,;!]+$/g, '')
}

function isEnd({ kind, text }: Token): boolean {
  return kind === 'break' || (kind === 'mark' && ENDS.has(text))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}
