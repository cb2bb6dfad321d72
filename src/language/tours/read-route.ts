import { NUMBER, wholeNumberOf } from './whole-numbers.ts'

/** Stays to be put in order, as a text says them, with the direct links it names. */
export interface SaidRoute {
  intent: {
    days?: number
    stays: { place: string; days: number }[]
    windows: { place: string; from_day: number; to_day: number }[]
  }
  links: { from: string; to: string }[]
  missing: ('days' | 'stays')[]
}

const WORD = "(?:(?:St|Ste|Mt|Ft)\\. )?\\p{Lu}[\\p{L}\\p{M}'’-]*"
const PLACE = `(${WORD}(?: (?:de |del |la |of )?${WORD})*)`
/** The whole length, the surest way of saying it first. */
const TOTALS = [
  new RegExp(`\\b(${NUMBER}) days? in total\\b|\\btotal of (${NUMBER}) days?\\b`, 'i'),
  new RegExp(`\\b(${NUMBER})[ -]days? (?:trip|journey|tour|itinerary)\\b`, 'i'),
  new RegExp(`\\bfor (${NUMBER}) days?\\b`, 'i'),
]
const STAYS = [
  new RegExp(
    `(?:[Vv]isit|[Ss]ee|[Ee]xplore|[Ss]pend time in|[Ss]tay (?:in|at)|be in) ${PLACE} for (${NUMBER}) days?`,
    'gu',
  ),
  new RegExp(`(?:[Ss]pend|[Ss]tay(?: for)?) (${NUMBER}) days? (?:in|at) ${PLACE}`, 'gu'),
]
const WINDOW = /\b(?:between |from |during )?day (\d{1,2})\s*(?:and|to|until|through|[-–])\s*(?:day )?(\d{1,2})\b/i
const ON_DAY = /\bon day (\d{1,2})\b/i

/** Reads in English what is to be ordered. A window belongs to the place its sentence names, or to the one named last. */
export function readRoute(text: string): SaidRoute {
  const [story, ...rest] = text.split(
    /(?=\b(?:here are|these are|the following)\b[^.:]*\b(?:flights?|connections?|links?)\b)/i,
  )
  const told = (story ?? '').replace(/\s+/g, ' ')
  const stays = staysIn(told)
  const places = stays.map(({ place }) => place)
  const total = TOTALS.flatMap(
    (pattern) =>
      pattern
        .exec(told)
        ?.slice(1)
        .find((number) => number !== undefined) ?? [],
  )[0]
  const days = wholeNumberOf(total)
  return {
    intent: { ...(days !== null && { days }), stays, windows: windowsIn(told, places) },
    links: linksIn(rest.join(' '), places),
    missing: [...(days === null ? (['days'] as const) : []), ...(stays.length === 0 ? (['stays'] as const) : [])],
  }
}

function staysIn(text: string): SaidRoute['intent']['stays'] {
  const stays = new Map<string, number>()
  for (const pattern of STAYS) {
    for (const [, one = '', two = ''] of text.matchAll(pattern)) {
      const days = wholeNumberOf(two) ?? wholeNumberOf(one)
      const place = wholeNumberOf(one) === null ? one : two
      if (days !== null && !stays.has(place)) stays.set(place, days)
    }
  }
  const at = (place: string) => text.indexOf(place)
  return [...stays].map(([place, days]) => ({ place, days })).toSorted((a, b) => at(a.place) - at(b.place))
}

function windowsIn(text: string, places: readonly string[]): SaidRoute['intent']['windows'] {
  let last: string | null = null
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const named = places.filter((place) => sentence.includes(place))
    const place = named.toSorted((a, b) => b.length - a.length)[0] ?? last
    last = place
    const window = WINDOW.exec(sentence) ?? ON_DAY.exec(sentence)
    if (!window || place === null) return []
    const from_day = Number(window[1])
    return [{ place, from_day, to_day: Number(window[2] ?? window[1]) }]
  })
}

/** "A and B" and "A to B and back" go both ways, "from A to B" goes one way. */
function linksIn(text: string, places: readonly string[]): SaidRoute['links'] {
  return text.split(/[,;:.\n]\s*/).flatMap((piece) => {
    const named = places
      .flatMap((place) => (piece.includes(place) ? [{ place, at: piece.indexOf(place) }] : []))
      .filter(({ place }, _, all) => !all.some((other) => other.place !== place && other.place.includes(place)))
      .toSorted((a, b) => a.at - b.at)
    const [from, to] = named.map(({ place }) => place)
    if (from === undefined || to === undefined) return []
    const oneWay = /^\s*(?:and\s+)?from\b/i.test(piece) && /\bto\b/i.test(piece)
    return oneWay
      ? [{ from, to }]
      : [
          { from, to },
          { from: to, to: from },
        ]
  })
}
