import { z } from 'zod'
import { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { disambiguateText } from './text.ts'

export const DisambiguateVars = z.strictObject({
  language: SpokenLang,
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  price: z.string(),
  chosen: z.array(z.string()),
  gone: z.string().nullable(),
  option: z.string(),
  choices: z.array(z.string()).min(1),
})
export type DisambiguateVars = z.infer<typeof DisambiguateVars>

export const productDisambiguate = defineTextPrompt({
  name: 'product_disambiguate',
  version: 1,
  vars: DisambiguateVars,
  maxChars: 1400,
  offline: (vars) => disambiguateText(vars),
})
