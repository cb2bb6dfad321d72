import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { Intent } from './intents.ts'

/** One line that the classifier learns from. */
export const IntentLine = z.strictObject({ text: z.string().min(1), intent: Intent, lang: HeardLang })
export type IntentLine = z.infer<typeof IntentLine>
