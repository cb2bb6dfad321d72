import { foldWords } from '../../lib/fold-words.ts'
import { nearestWord } from '../../lib/nearest-word.ts'
import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { longestOf } from './said-words.ts'
import type { TripPlace } from './trip-said.ts'

/** Shorter names must be written as they are. */
const LEAST_MISSPELT = 6
/** Directly before a place they say that one leaves from it. */
const FROM: ReadonlySet<string> = new Set(
  'from kutoka toka natoka tunatoka tukitoka nikitoka tutatoka nitatoka twatoka leaving departing ex'.split(' '),
)
/** The same with a preposition behind them: "based in", "naishi kule". */
const LIVING: ReadonlySet<string> = new Set(
  'based living live lives stay staying resident flying leaving departing'.split(' '),
)
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'at', 'from', 'out', 'of'])
/** Before one of two places they say where somebody is now. */
const HERE: ReadonlySet<string> = new Set('niko tuko nko naishi tunaishi'.split(' '))
const TO: ReadonlySet<string> = new Set(
  'to kwenda kuenda hadi visit visiting in twende niende tuende nipeleke tupeleke see kutembelea enda kuja kufika naenda tunaenda'.split(
    ' ',
  ),
)
/** Before a place they say that it is not the one: "si Diani", "not Lamu". */
const NOT: ReadonlySet<string> = new Set('not si sio badala'.split(' '))
/** "Badala ya Diani". */
const BADALA: ReadonlySet<string> = new Set(['ya'])
/** What people call places among themselves. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['nai', 'nairobi'],
  ['nairoberry', 'nairobi'],
  ['msa', 'mombasa'],
  ['mombasani', 'mombasa'],
  ['naks', 'nakuru'],
  ['nax', 'nakuru'],
  ['nanyu', 'nanyuki'],
  ['eldy', 'eldoret'],
  ['eldi', 'eldoret'],
  ['kisum', 'kisumu'],
  ['zanzi', 'zanzibar'],
  ['zenji', 'zanzibar'],
  ['kla', 'kampala'],
])

/** "Mara" is also "times" and "at once" in Swahili: "mara moja", "kila mara". */
const NO_MARA_BEHIND: ReadonlySet<string> = new Set(
  'moja mbili tatu nne nyingi ya kwa nyingine ingine hii hiyo zote'.split(' '),
)
const NO_MARA_BEFORE: ReadonlySet<string> = new Set('kila hii hiyo mara maasai masai'.split(' '))

const NUMBER_WORDS: ReadonlySet<string> = new Set('wawili watatu wanne watano wasita tatu nne tano'.split(' '))

interface Named extends Match {
  place: string
}

/** Between two places of one list: "Diani, then the Mara", "Lamu ama Watamu". */
const LISTS_PLACES: ReadonlySet<string> = new Set(
  'and na then alafu halafu kisha or ama au plus n & , + the ya kwa'.split(' '),
)

/**
 * Where a trip goes, and where it leaves from: "from Nairobi to Diani". Of two ends the one behind "to" counts, else the first;
 * `others` are those that are listed with it.
 */
export function placesSaid(
  tokens: readonly Token[],
  places: readonly TripPlace[],
): { place: string | null; others: string[]; origin: string | null } {
  const words = tokens.map(({ text }) => NICKNAMES.get(foldWords(text)) ?? foldWords(text))
  const mentioned = longestOf(places.flatMap((place) => place.names.flatMap((name) => foundIn(words, name, place.id))))
  const leadsTo = (list: ReadonlySet<string>, back: number) => (one: Named) => list.has(words[one.from - back] ?? '')
  const named = mentioned.filter((one) => !leadsTo(NOT, 1)(one) && !(leadsTo(NOT, 2)(one) && leadsTo(BADALA, 1)(one)))
  const isHome = (one: Named) => leadsTo(LIVING, 2)(one) && leadsTo(PREPOSITIONS, 1)(one)
  const isTwo = new Set(named.map(({ place }) => place)).size > 1
  const home = named.find(leadsTo(FROM, 1)) ?? named.find(isHome) ?? (isTwo ? named.find(leadsTo(HERE, 1)) : undefined)
  const origin = home?.place ?? null
  const ends = named.filter(({ place }) => place !== origin)
  const end = ends.find(leadsTo(TO, 1)) ?? ends[0]
  const place = end?.place ?? null
  const others = end === undefined ? [] : listedWith(words, end, ends).filter((other) => other !== place)
  return { place, others: [...new Set(others)], origin }
}

/** The places behind one that nothing but a list parts from it. */
function listedWith(words: readonly string[], first: Named, ends: readonly Named[]): string[] {
  let last = first
  const listed: string[] = []
  for (const next of ends.filter(({ from }) => from >= first.to)) {
    const between = words.slice(last.to, next.from)
    if (between.length === 0 || !between.every((word) => LISTS_PLACES.has(word))) break
    listed.push(next.place)
    last = next
  }
  return listed
}

function foundIn(words: readonly string[], name: string, place: string): Named[] {
  const said = foldWords(name).split(' ')
  return words.flatMap((word, from) => {
    const isMara = word === 'mara' && said.length === 2 && said[1] === 'mara'
    if (isMara && !NO_MARA_BEHIND.has(words[from + 1] ?? '') && !NO_MARA_BEFORE.has(words[from - 1] ?? '')) {
      return [{ from, to: from + 1, place }]
    }
    const fits = said.every((part, step) => isSaid(words[from + step] ?? '', part))
    return fits ? [{ from, to: from + said.length, place }] : []
  })
}

function isSaid(word: string, part: string): boolean {
  if (word === part) return true
  // "Watatu" are three, and no slip of Watamu.
  const mayBeSlip = part.length >= LEAST_MISSPELT && !NUMBER_WORDS.has(word)
  return mayBeSlip && nearestWord(word, [part], 1) !== null
}
