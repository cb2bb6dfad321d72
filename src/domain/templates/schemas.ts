import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'

export const TemplateStatus = z.enum(['pending', 'approved', 'rejected'])
export type TemplateStatus = z.infer<typeof TemplateStatus>

/** A template needs approval with no variable at either end and no two side by side; numbers run from 1 without a gap. */
const Wording = z
  .string()
  .trim()
  .min(1)
  .max(1_024)
  .refine((body) => !/^\s*\{\{|\}\}\s*$/.test(body), 'must not begin or end with a variable')
  .refine((body) => !/\}\}\s*\{\{/.test(body), 'must have words between two variables')
  .refine(hasRunningNumbers, 'must number its variables {{1}}, {{2}} and so on')

/** `contentSid` names a content that the provider has already; without it one is made and sent for approval. */
export const NewTemplate = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,64}$/, 'must be lower-case letters, digits and _'),
  language: SpokenLang,
  body: Wording,
  category: z.enum(['UTILITY', 'MARKETING']),
  contentSid: z
    .string()
    .regex(/^HX[0-9a-fA-F]{32}$/)
    .nullable(),
})
export type NewTemplate = z.infer<typeof NewTemplate>

export const TemplateView = z.strictObject({
  name: z.string(),
  language: SpokenLang,
  body: z.string(),
  category: z.string(),
  contentSid: z.string().nullable(),
  status: TemplateStatus,
  /** Why the provider rejected it. */
  reason: z.string().nullable(),
  updatedAt: z.date(),
  version: z.int(),
})
export type TemplateView = z.infer<typeof TemplateView>

function hasRunningNumbers(body: string): boolean {
  const holes = [...body.matchAll(/\{\{([^}]*)\}\}/g)].map((hole) => hole[1]?.trim() ?? '')
  const numbers = new Set(holes)
  return [...numbers].every((number) => /^[1-9]\d?$/.test(number) && Number(number) <= numbers.size)
}
