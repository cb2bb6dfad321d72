import { z } from 'zod'
import { HeardLang } from '../../lib/languages.ts'
import { Aspect } from './aspects.ts'
import { GuestSubject } from './guest-subjects.ts'

/** One line that the classifiers of what guests ask learn from: a question of a guest, or a sentence of a document. */
export const GuestSubjectLine = z.strictObject({
  text: z.string().min(1),
  subject: GuestSubject,
  aspect: Aspect,
  lang: HeardLang,
})
export type GuestSubjectLine = z.infer<typeof GuestSubjectLine>
