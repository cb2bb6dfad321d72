import type { PricedItem } from '../catalog/index.ts'
import type { StoredItem } from '../properties/index.ts'
import type { Conflict } from './conflicts/find-conflicts.ts'

/** The rows of a shop as far as they state figures. */
export interface TellingRows {
  items: readonly StoredItem[]
  goods: readonly PricedItem[]
}

/**
 * Reads what texts state in figures, and what of it cannot all be true, beside the turns: a book has some ten thousand figures.
 * What is stored comes and goes as JSON, as it is stored: who hands it on has no use for what is in it.
 */
export interface ClaimReader {
  /**
   * What passages state.
   * @param passages `CutText`s
   * @returns rows of claims, in their order and in pieces that each make a statement
   */
  claimsIn(passages: string): Promise<readonly string[]>
  /** @param documents of each that is told what it states, as `documentClaims` reads it */
  conflictsBetween(documents: readonly string[], rows: TellingRows): Promise<Conflict[]>
}
