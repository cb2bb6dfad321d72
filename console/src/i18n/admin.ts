import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { admin as en } from './en/admin.ts'
import { admin as sw } from './sw/admin.ts'

/** The sentences of the pages of those who run the shop: they come with those pages, not with every page. */
export function useAdminWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
