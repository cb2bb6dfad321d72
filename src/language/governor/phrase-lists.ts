import { once } from '../../lib/once.ts'
import { parsePhrases } from '../phrases/parse-phrases.ts'
import { PhraseLabels } from '../phrases/phrase-labels.ts'
import { PhraseNet } from '../phrases/phrase-net.ts'

/** Words `from` up to but not including `to`. */
export interface Match {
  from: number
  to: number
}

/** What one list finds in a message. */
export interface PhraseList {
  /** Every place where a phrase of the list stands. */
  find(words: readonly string[]): readonly Match[]
  has(words: readonly string[]): boolean
}

type Found = ReadonlyMap<number, readonly Match[]>

/**
 * Lists of phrases, written as those of cues, in one net: a message is compared with all of them at once, when the first of
 * them is asked.
 */
export class PhraseLists {
  private readonly lists: string[] = []
  private readonly labels = new PhraseLabels()
  private readonly found = new WeakMap<readonly string[], Found>()
  private readonly net = once(() => {
    const phrases = this.lists.flatMap((list, says) => parsePhrases(list).map((choices) => ({ choices, says })))
    return new PhraseNet(phrases, this.labels)
  })

  /** One more list; all are added before the first is asked. */
  add(phrases: string): PhraseList {
    const list = this.lists.push(phrases) - 1
    const find = (words: readonly string[]) => this.foundIn(words).get(list) ?? []
    return { find, has: (words) => find(words).length > 0 }
  }

  private foundIn(words: readonly string[]): Found {
    const before = this.found.get(words)
    if (before !== undefined) return before
    const found = this.compare(words)
    this.found.set(words, found)
    return found
  }

  private compare(words: readonly string[]): Found {
    const net = this.net()
    const labels = words.map((word) => this.labels.borneBy([word], beginningsOf(word)))
    const found = new Map<number, Match[]>()
    for (const from of words.keys()) {
      let places = net.start()
      for (let at = from; at < words.length && places.size > 0; at += 1) {
        places = net.follow(places, labels[at] ?? [])
        for (const list of net.saidAt(places)) found.set(list, [...(found.get(list) ?? []), { from, to: at + 1 }])
      }
    }
    return found
  }
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1))
}
