import { z } from 'zod'

/** Part of the query of a write that can be tried: with `true` it is read, checked and done, and all of it is taken back. */
export const DryRun = z.strictObject({ dry_run: z.enum(['true', 'false']).default('false') })
