import { foldWords } from '../../lib/fold-words.ts'
import { nearestWord } from '../../lib/nearest-word.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { longestOf } from './said-words.ts'
import type { TripPlace } from './trip-said.ts'

/** Shorter names must be written as they are. */
const LEAST_MISSPELT = 6
const FROM: ReadonlySet<string> = new Set('from kutoka toka leaving departing tukitoka nikitoka ex'.split(' '))
const TO: ReadonlySet<string> = new Set(
  'to kwenda kuenda hadi visit visiting in twende niende tuende nipeleke tupeleke see kutembelea enda'.split(' '),
)

interface Named extends Match {
  place: string
}

/** Where a trip goes, and where it leaves from: "from Nairobi to Diani". Of two ends the one behind "to" counts, else the first. */
export function placesSaid(
  tokens: readonly Token[],
  places: readonly TripPlace[],
): { place: string | null; origin: string | null; taken: readonly Match[] } {
  const words = tokens.map(({ text }) => foldWords(text))
  const named = longestOf(places.flatMap((place) => place.names.flatMap((name) => foundIn(words, name, place.id))))
  const leadsTo = (list: ReadonlySet<string>) => (one: Named) => list.has(words[one.from - 1] ?? '')
  const origin = named.find(leadsTo(FROM))?.place ?? null
  const ends = named.filter(({ place }) => place !== origin)
  const place = (ends.find(leadsTo(TO)) ?? ends[0])?.place ?? null
  return { place, origin, taken: named }
}

function foundIn(words: readonly string[], name: string, place: string): Named[] {
  const said = foldWords(name).split(' ')
  return words.flatMap((_, from) => {
    const fits = said.every((part, step) => isSaid(words[from + step] ?? '', part))
    return fits ? [{ from, to: from + said.length, place }] : []
  })
}

function isSaid(word: string, part: string): boolean {
  return word === part || (part.length >= LEAST_MISSPELT && nearestWord(word, [part], 1) !== null)
}
