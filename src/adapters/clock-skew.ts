/**
 * Two hosts may be this far apart, so a bucket that was filled so much later than now is left alone: it would be filled by
 * each of them in turn. One from further in the future is of a clock that has been put back since, and goes on from now.
 */
export const SKEW_MS = 2_000
