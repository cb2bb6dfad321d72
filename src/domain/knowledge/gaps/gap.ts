import { z } from 'zod'
import { SpokenLang } from '../../../lib/languages.ts'

/** The things a question is about, each in all the ways to say it. */
export const GapConcepts = z.array(z.array(z.string()))
export type GapConcepts = z.infer<typeof GapConcepts>

/** How often a question was asked in each language. */
export const GapLanguages = z.partialRecord(SpokenLang, z.int())
export type GapLanguages = z.infer<typeof GapLanguages>
