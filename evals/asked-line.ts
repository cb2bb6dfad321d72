import { z } from 'zod'

/** What a question to documents must have, and what was said before it; the gold beside it is not looked at here. */
export const AskedLine = z.looseObject({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  history: z
    .array(z.string())
    .nullish()
    .transform((turns) => turns ?? []),
})
