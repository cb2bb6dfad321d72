/** Money without a reference may be a prompt's, whose own callback knows better: it gets this long to say so. */
export const GRACE_MS = 120_000
