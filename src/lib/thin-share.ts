/** Below this share of the day's budget the small model answers. */
export const THIN_SHARE = 0.2
