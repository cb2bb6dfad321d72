import type { CuePack } from '../packs/pack.ts'
import { unswapped } from '../text/swaps.ts'
import type { CueId } from './cue-ids.ts'
import { type Choice, parsePhrases } from './parse-phrases.ts'
import { SlipIndex, squeeze } from './slips.ts'
import { wordKey } from './word-key.ts'

/** What a phrase says. */
export type Ending =
  | { kind: 'cue'; cue: CueId; negated: boolean; whole: 'message' | 'clause' | null }
  | { kind: 'filler' }
  | { kind: 'negator' }

/** A place inside phrases: the words that may follow there, and what has been said when nothing does. */
export interface Place {
  words: Map<string, Place[]>
  stems: Map<string, Place[]>
  any: Place[]
  endings: Ending[]
}

const SHORTEST_STEM = 2
/** "My husband's" is said of a husband. */
const POSSESSIVE = /'s$/

/** The phrases of some packs as one net of words, followed a word at a time. */
export class CueNet {
  readonly start = newPlace()
  private readonly known = new Set<string>()
  private readonly slips = new SlipIndex()

  constructor(packs: readonly CuePack[]) {
    for (const pack of packs) {
      for (const { cue, phrases, denied = '', whole = null } of pack.cues) {
        this.add(phrases, { kind: 'cue', cue, negated: false, whole }, pack.mendsSlips)
        this.add(denied, { kind: 'cue', cue, negated: true, whole }, pack.mendsSlips)
      }
      this.add(pack.fillers, { kind: 'filler' }, false)
      this.add(pack.negators, { kind: 'negator' }, false)
    }
  }

  /** The spellings in the packs that a word may stand for. */
  spellings(word: string): readonly string[] {
    const key = wordKey(word)
    if (this.known.has(key)) return [key]
    const owner = POSSESSIVE.test(word) ? wordKey(word.replace(POSSESSIVE, '')) : null
    if (owner !== null && this.known.has(owner)) return [key, owner]
    const meant = this.slips.meantBy(key)
    return [key, ...(meant.length > 0 ? meant : unswapped(key).filter((form) => this.known.has(form)))]
  }

  /** Where one more word, in any of its spellings, leads. */
  follow(places: Iterable<Place>, spellings: readonly string[]): Set<Place> {
    const reached = new Set<Place>()
    const stems = spellings.flatMap(stemsOf)
    for (const place of places) {
      for (const next of place.any) reached.add(next)
      for (const word of spellings) for (const next of place.words.get(word) ?? []) reached.add(next)
      if (place.stems.size === 0) continue
      for (const stem of stems) for (const next of place.stems.get(stem) ?? []) reached.add(next)
    }
    return reached
  }

  private add(phrases: string, ending: Ending, mends: boolean): void {
    for (const choices of parsePhrases(phrases)) {
      const ends = choices.reduce<Place[]>((places, choice) => this.addChoice(places, choice, mends), [this.start])
      for (const place of ends) place.endings.push(ending)
    }
  }

  /** All wordings of a choice lead to one place; one without words leaves us where we were as well. */
  private addChoice(places: readonly Place[], choice: Choice, mends: boolean): Place[] {
    const behind = newPlace()
    for (const words of choice.filter(({ length }) => length > 0)) {
      words.reduce<readonly Place[]>((from, word, at) => {
        const to = at === words.length - 1 ? behind : newPlace()
        for (const place of from) this.link(place, word, to, mends)
        return [to]
      }, places)
    }
    return choice.some(({ length }) => length === 0) ? [...places, behind] : [behind]
  }

  private link(from: Place, word: string, to: Place, mends: boolean): void {
    if (word === '_') {
      from.any.push(to)
      return
    }
    const isStem = word.endsWith('*')
    const key = wordKey(isStem ? word.slice(0, -1) : word)
    const links = isStem ? from.stems : from.words
    const known = links.get(key)
    if (known === undefined) links.set(key, [to])
    else if (known.at(-1) !== to) known.push(to)
    if (!isStem) this.known.add(key)
    this.slips.add(key, mends)
  }
}

function newPlace(): Place {
  return { words: new Map(), stems: new Map(), any: [], endings: [] }
}

/** The beginnings of a word, also of its spelling without doubled letters. */
function stemsOf(word: string): string[] {
  const starts = new Set<string>()
  for (const form of new Set([word, squeeze(word)])) {
    for (let length = SHORTEST_STEM; length <= form.length; length += 1) starts.add(form.slice(0, length))
  }
  return [...starts]
}
