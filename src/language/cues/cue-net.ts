import type { CuePack } from '../packs/pack.ts'
import { parsePhrases } from '../phrases/parse-phrases.ts'
import { PhraseLabels } from '../phrases/phrase-labels.ts'
import { type Phrase, PhraseNet } from '../phrases/phrase-net.ts'
import { wordKey } from '../phrases/word-key.ts'
import type { CueId } from './cue-ids.ts'
import { CueWords, type Tongues } from './cue-words.ts'
import { squeeze } from './slips.ts'

/** What a phrase says. */
export type Ending =
  | {
      kind: 'cue'
      cue: CueId
      negated: boolean
      whole: 'message' | 'clause' | null
      language: CuePack['language']
    }
  | { kind: 'filler' }
  | { kind: 'negator' }

interface Said {
  phrases: string
  ending: Ending
  /** The languages that say so: what surrounds a phrase is heard beside those of every language. */
  tongues: Tongues
  mends: boolean
}

const SHORTEST_STEM = 2

/** The phrases of some packs as one net, and its words. */
export class CueNet {
  readonly net: PhraseNet
  private readonly endings: readonly Ending[]
  private readonly labels = new PhraseLabels()
  private readonly words: CueWords
  private readonly packs: readonly CuePack[]

  constructor(packs: readonly CuePack[]) {
    this.packs = packs
    const said = packs.flatMap((pack) => this.saidIn(pack))
    const parsed = said.map((one) => ({ ...one, phrases: parsePhrases(one.phrases) }))
    this.endings = said.map(({ ending }) => ending)
    this.net = new PhraseNet(
      parsed.flatMap(({ phrases }, says) => phrases.map((choices): Phrase => ({ choices, says }))),
      this.labels,
    )
    this.words = new CueWords(
      parsed.flatMap(({ phrases, tongues, mends }) =>
        phrases
          .flat(3)
          .filter((part) => part !== '_')
          .map((part) => ({ word: wordKey(part.replace(/\*$/, '')), begins: part.endsWith('*'), tongues, mends })),
      ),
    )
  }

  /** What leads on in the net from a word, whatever it may be a slip of where this language, or every one, is spoken. */
  labelsOf(word: string, language: CuePack['language'] | null): number[] {
    const spellings = this.words.spellings(word, this.tonguesOf(language))
    return this.labels.borneBy(spellings, spellings.flatMap(beginningsOf))
  }

  /** What has been said at these places, in this language or in any. */
  saidAt(places: Iterable<number>, language: CuePack['language'] | null): Ending[] {
    const said = [...this.net.saidAt(places)].flatMap((at) => this.endings[at] ?? [])
    return said.filter((ending) => language === null || ending.kind !== 'cue' || ending.language === language)
  }

  private saidIn({ language, cues, fillers, negators, mendsSlips }: CuePack): Said[] {
    const own = { tongues: this.tonguesOf(language), mends: mendsSlips }
    const shared = { tongues: this.tonguesOf(null), mends: false }
    return [
      ...cues.flatMap(({ cue, phrases, denied = '', whole = null }): Said[] => [
        { ...own, phrases, ending: { kind: 'cue', cue, negated: false, whole, language } },
        { ...own, phrases: denied, ending: { kind: 'cue', cue, negated: true, whole, language } },
      ]),
      { ...shared, phrases: fillers, ending: { kind: 'filler' } },
      { ...shared, phrases: negators, ending: { kind: 'negator' } },
    ]
  }

  private tonguesOf(language: CuePack['language'] | null): Tongues {
    return language === null
      ? 2 ** this.packs.length - 1
      : 2 ** this.packs.findIndex((pack) => pack.language === language)
  }
}

/** The beginnings of a word, also of its spelling without doubled letters. */
function beginningsOf(word: string): string[] {
  return [...new Set([word, squeeze(word)])].flatMap((form) =>
    Array.from({ length: Math.max(0, form.length - SHORTEST_STEM + 1) }, (_, at) => form.slice(0, SHORTEST_STEM + at)),
  )
}
