import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { imports as en } from './en/imports.ts'
import { imports as sw } from './sw/imports.ts'

/** The sentences of the pages of files of goods: they come with those pages, not with every page. */
export function useImportWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
