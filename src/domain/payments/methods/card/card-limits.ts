/** Limits of a card link. Seconds are counted from the moment it was asked for. */
export const CARD_LIMITS = {
  /** A link that nobody has paid by then is no longer offered, and its stock is let go; late money still counts. */
  softExpirySeconds: 3_600,
  /** A request without an answer left no link, so the stock is not kept as long. */
  unknownExpirySeconds: 600,
  /** Then nobody asks any more. A late notification still counts. */
  hardStopSeconds: 72 * 3_600,
  /** How long a request may be under way before whoever made it must have died. */
  submitSeconds: 60,
  /** Links of one order: a loop must not fill the merchant's books. */
  linksPerOrder: 10,
  /** The provider's limit for the line that the payer reads. */
  descriptionLength: 100,
} as const
