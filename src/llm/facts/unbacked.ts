/** A claim of a reply as it is written there, and what of its ledger would have made it true. */
export interface Unbacked {
  text: string
  lacks: string
}
