/**
 * Below `aside` nothing here is meant; below `sure` rows and documents are asked first, and the guest only when they do not help:
 * what is `likely` of no concern here is told so. From `maybe` up what comes nearest is told with
 * the doubt, and beside it what else may be meant. From `follow` up an answer may end with what could be asked next.
 */
export const GUEST = { aside: 0.3, likely: 0.5, maybe: 0.2, sure: 0.7, follow: 0.8 } as const

/** Questions back in a row, after which a person is called. */
export const MOST_CLARIFICATIONS = 3
