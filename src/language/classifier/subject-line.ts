import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { Subject } from './subjects.ts'

/** One line that the classifier of subjects learns from: a question of a customer, or a sentence of a document. */
export const SubjectLine = z.strictObject({ text: z.string().min(1), subject: Subject, lang: HeardLang })
export type SubjectLine = z.infer<typeof SubjectLine>
