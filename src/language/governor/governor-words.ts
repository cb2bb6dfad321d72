/** A mark of unwanted mass messages; from a sum of 1 a message is one. */
export interface SpamSign {
  readonly sign: string
  readonly weight: number
  readonly phrases: string
}

/** What one language tells the governor. Phrases are written as those of cues. */
export interface GovernorWords {
  /** Said at somebody: hate, threats, obscenities. */
  readonly grave: string
  /** Said at somebody in anger, without malice. */
  readonly mild: string
  /** Look like insults and are none: swearing at one's own order, goods, oneself. */
  readonly harmless: string
  readonly spam: readonly SpamSign[]
  /** A message of nothing else is small talk. */
  readonly casual: string
  readonly frustrated: string
  /** Anger denied. */
  readonly content: string
  readonly legal: string
  readonly medical: string
  /** Beside goods of the name, no topic for a lawyer or a doctor. */
  readonly notSensitive: string
}
