/** A link that spreads over the part around it, which must be `relative`: all of that part is the target. */
export const COVERS =
  'outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent'
