import type { HeardLang } from '../../../lib/languages.ts'
import type { Glossary } from './glossary.ts'
import { formsOf } from './swahili-forms.ts'

/** What a folded word of Swahili or Sheng means in English, best first; null for one that no glossary knows in any form. */
export function meaningsOf(word: string, { swahili, sheng }: Glossary, language: HeardLang): readonly string[] | null {
  const own = swahili.get(word)
  const slang = sheng.get(word)
  if (slang !== undefined && (own === undefined || language === 'sheng')) return slang
  if (own !== undefined) return own
  const form = formsOf(word).find((one) => swahili.has(one) || sheng.has(one))
  return form === undefined ? null : (swahili.get(form) ?? sheng.get(form) ?? null)
}
