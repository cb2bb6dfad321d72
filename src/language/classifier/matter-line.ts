import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { Matter } from './matters.ts'

/** One line that the classifier of matters learns from. */
export const MatterLine = z.strictObject({ text: z.string().min(1), matter: Matter, lang: HeardLang })
export type MatterLine = z.infer<typeof MatterLine>
