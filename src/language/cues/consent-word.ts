import { PACKS } from '../packs/index.ts'
import type { LanguagePack } from '../packs/pack.ts'
import type { Span, Token } from '../span.ts'
import { tokenise } from '../text/tokenise.ts'
import { findCues } from './match-cues.ts'

export interface ConsentWord {
  word: 'stop' | 'start' | 'help'
  /** The language whose word it is. */
  language: LanguagePack['language']
}

const WORDS = { stop_all: 'stop', start_all: 'start', help: 'help' } as const

/** STOP, START or HELP in any of the languages, where the whole message says nothing else. */
export function findConsentWord(message: string): ConsentWord | null {
  const tokens = tokenise(message)
  for (const { language } of PACKS) {
    // In the words of one language, with the manners of all: "msinitext please".
    const spans = findCues(tokens, PACKS, language)
    for (const [cue, word] of Object.entries(WORDS)) if (isAllOf(tokens, spans, cue)) return { word, language }
  }
  return null
}

/** Whether the cue and fillers are all the words there are, and the cue is not turned around. */
function isAllOf(tokens: readonly Token[], spans: readonly Span[], cue: string): boolean {
  const said = spans.filter(({ meaning }) => meaning.kind === 'cue' && meaning.cue === cue && !meaning.negated)
  if (said.length === 0) return false
  const silent = spans.filter(({ meaning }) => meaning.kind === 'filler')
  const covered = (at: number) => [...said, ...silent].some(({ from, to }) => from <= at && at < to)
  return tokens.every(({ kind }, at) => kind === 'mark' || kind === 'emoji' || kind === 'break' || covered(at))
}
