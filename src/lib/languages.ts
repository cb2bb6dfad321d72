import { z } from 'zod'

/** The languages that we write in. */
export const SpokenLang = z.enum(['en', 'sw', 'sheng'])
export type SpokenLang = z.infer<typeof SpokenLang>

/** Those that we hear: a mix of them is heard, never spoken. */
export const HeardLang = z.enum([...SpokenLang.options, 'mixed'])
export type HeardLang = z.infer<typeof HeardLang>
