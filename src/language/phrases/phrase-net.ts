import type { Choice } from './parse-phrases.ts'
import { ENDS, type PhraseLabels } from './phrase-labels.ts'

/** Where every phrase begins. */
const START = 0

interface Link {
  from: number
  label: number
  to: number
}

/** A phrase, and the number by which its owner knows what it says. */
export interface Phrase {
  choices: readonly Choice[]
  says: number
}

/**
 * Phrases as one net of numbered places, followed a word at a time. All of it is numbers in three rows: as places with maps
 * of their own it would weigh twenty times as much.
 */
export class PhraseNet {
  /** The links of a place, by label and then as they were made, begin at this place of the next two rows. */
  private readonly begins: Uint32Array
  private readonly labels: Uint32Array
  private readonly targets: Uint32Array

  constructor(phrases: readonly Phrase[], labels: PhraseLabels) {
    const { links, places } = linksOf(phrases, labels)
    links.sort((a, b) => a.from - b.from || a.label - b.label)
    this.labels = Uint32Array.from(links, ({ label }) => label)
    this.targets = Uint32Array.from(links, ({ to }) => to)
    this.begins = new Uint32Array(places + 1)
    for (const { from } of links) this.begins[from + 1] = (this.begins[from + 1] ?? 0) + 1
    for (let place = 1; place <= places; place += 1)
      this.begins[place] = (this.begins[place] ?? 0) + (this.begins[place - 1] ?? 0)
  }

  start(): ReadonlySet<number> {
    return new Set([START])
  }

  /** The places that a word with these labels leads to. */
  follow(places: Iterable<number>, labels: readonly number[]): Set<number> {
    const reached = new Set<number>()
    for (const place of places) for (const label of labels) this.addTargets(place, label, reached)
    return reached
  }

  /** What the phrases say that may end at one of these places. */
  saidAt(places: Iterable<number>): Set<number> {
    const said = new Set<number>()
    for (const place of places) this.addTargets(place, ENDS, said)
    return said
  }

  private addTargets(place: number, label: number, found: Set<number>): void {
    let from = this.begins[place] ?? 0
    const end = this.begins[place + 1] ?? 0
    for (let to = end; from < to; ) {
      const middle = (from + to) >> 1
      if ((this.labels[middle] ?? 0) < label) from = middle + 1
      else to = middle
    }
    for (; from < end && this.labels[from] === label; from += 1) found.add(this.targets[from] ?? START)
  }
}

function linksOf(phrases: readonly Phrase[], labels: PhraseLabels): { links: Link[]; places: number } {
  const links: Link[] = []
  let places = START + 1
  /** All wordings of a choice lead to one place; one without words leaves us where we were as well. */
  const addChoice = (before: readonly number[], choice: Choice): number[] => {
    const behind = places++
    for (const words of choice.filter(({ length }) => length > 0)) {
      words.reduce<readonly number[]>((from, word, at) => {
        const to = at === words.length - 1 ? behind : places++
        const label = labels.of(word)
        for (const place of from) links.push({ from: place, label, to })
        return [to]
      }, before)
    }
    return choice.some(({ length }) => length === 0) ? [...before, behind] : [behind]
  }
  for (const { choices, says } of phrases)
    for (const place of choices.reduce(addChoice, [START])) links.push({ from: place, label: ENDS, to: says })
  return { links, places }
}
