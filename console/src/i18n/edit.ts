import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { edit as en } from './en/edit.ts'
import { edit as sw } from './sw/edit.ts'

/** The sentences of what changes a case and a customer: they come beside a chat, not with every page. */
export function useEditWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
