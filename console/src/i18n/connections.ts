import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { connections as en } from './en/connections.ts'
import { connections as sw } from './sw/connections.ts'

/** The sentences about providers: they come with their page, not with every page. */
export function useConnectionWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
