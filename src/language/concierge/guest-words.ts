/** What a guest may say that nobody may answer from documents, the gravest first. */
export const GUARDED = ['self_harm', 'emergency', 'gambling_advice', 'medical_legal'] as const

export type Guarded = (typeof GUARDED)[number]

/** How one language speaks of a guarded matter. Phrases are written as those of cues. */
export interface GuardWords {
  /** Enough by themselves. */
  readonly says: string
  /** Enough where nothing of the house is spoken of: "I can't take it any more" may be said of the noise. */
  readonly hints?: string
  /** What is asked about, and how it is asked: enough together, in whatever languages. */
  readonly topics?: string
  readonly asks?: string
  /** What one does or takes, and how one wonders at it: together enough as well. */
  readonly deeds?: string
  readonly wonders?: string
  /** Look like the matter and are not: these words are not heard. */
  readonly harmless: string
}

/** What rules hear in a message; each counts once, however often it is said. */
export const SIGNS = [
  /** Words of greeting; what is made of nothing else is one. */
  'hello',
  /** Asks for a time or a day, or whether a place is open. */
  'when',
  /** Tells somebody to do something. */
  'do',
  /** Something to reserve, hold, change or pay. */
  'book',
  /** Asks whether there is something, what it costs, what is allowed. */
  'asks',
  /** Rooms, food, places, services and rules of a house. */
  'house',
  /** Games of chance, and what is staked on them and on the matches of others. */
  'gaming',
  /** Leaves open what is meant; what is made of nothing else is unclear. */
  'vague',
  /** Belongs to no house and no journey. */
  'far',
  /** What a place is like, when to go, what to do there. */
  'place',
  /** Terms of a travel desk: deposits, changes, visas, insurance. */
  'terms',
  /** Only the news of the day tells. */
  'current',
  /** A wish for a journey that has no place yet. */
  'dream',
] as const

export type GuestSign = (typeof SIGNS)[number]

/** How one language tells of what went wrong in the house. Phrases are written as those of cues. */
export interface TroubleWords {
  /** Displeasure, and waiting in vain: enough by themselves. */
  readonly says: string
  /** What is wrong, and with what: enough together, or with a word of the house, in whatever languages. */
  readonly faults: string
  readonly things: string
  /** Asks or supposes it: nothing has happened yet. */
  readonly wonders: string
}

/** What a language tells of guests. */
export interface GuestWords {
  readonly signs: Readonly<Record<GuestSign, string>>
  readonly guards: Readonly<Record<Guarded, GuardWords>>
  readonly troubles: TroubleWords
}
