import { z } from 'zod'
import { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { presentOptionsText } from './text.ts'

export const PresentOptionsVars = z.strictObject({
  language: SpokenLang,
  asked: z.string(),
  items: z
    .array(z.strictObject({ name: z.string(), brand: z.string(), price: z.string(), options: z.string() }))
    .min(1)
    .max(6),
  total_matches: z.int(),
  relaxed: z.array(z.string()),
  more: z.boolean(),
  link: z.string().nullable(),
})
export type PresentOptionsVars = z.infer<typeof PresentOptionsVars>

export const catalogPresentOptions = defineTextPrompt({
  name: 'catalog_present_options',
  version: 1,
  vars: PresentOptionsVars,
  maxChars: 1400,
  offline: (vars) => presentOptionsText(vars),
})
