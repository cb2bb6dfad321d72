import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { templates as en } from './en/templates.ts'
import { templates as sw } from './sw/templates.ts'

/** The sentences of the page of templates: they come with that page, not with every page. */
export function useTemplateWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
