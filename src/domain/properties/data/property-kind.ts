import { z } from 'zod'

const KINDS = ['resort', 'hotel', 'venue', 'agency'] as const

/** The words by which owners call what they have, by the kind that it is to us. */
const CALLED: Readonly<Record<(typeof KINDS)[number], RegExp>> = {
  resort: /\bresorts?\b/i,
  hotel:
    /\b(?:hotels?|lodges?|inn|guest ?-?houses?|hostel|motel|b&b|bed and breakfast|camps?|villas?|apartments?|homestay|bandas?|cottages?)\b/i,
  venue: /\b(?:venue|casino|club|halls?|arena|theatre|conference|convention|restaurant|museum|park)\b/i,
  agency: /\b(?:agency|travel|tours?|safaris?|concierge)\b/i,
}

/** One of the kinds, or words that name one: "lakeside lodge with conference centre" is a hotel, which it says first. */
export const PropertyKind = z.preprocess(kindIn, z.enum(KINDS))
export type PropertyKind = z.infer<typeof PropertyKind>

function kindIn(written: unknown): unknown {
  if (typeof written !== 'string') return written
  const places = KINDS.map((kind) => ({ kind, at: written.search(CALLED[kind]) })).filter(({ at }) => at >= 0)
  const [first] = places.toSorted((a, b) => a.at - b.at)
  return first?.kind ?? written
}
