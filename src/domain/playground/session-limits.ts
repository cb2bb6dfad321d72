/** Every move plays the whole session again, within one transaction: more than these would come near the time that one may take. */
export const MOST_STEPS = 30

/** How long a session is kept after its last move. */
export const KEPT_MS = 24 * 60 * 60_000
