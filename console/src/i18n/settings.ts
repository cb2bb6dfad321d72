import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { settings as en } from './en/settings.ts'
import { settings as sw } from './sw/settings.ts'

/** The sentences of what a shop sets about its inbox: they come with that page, not with every page. */
export function useSettingsWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
