import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { catalog as en } from './en/catalog.ts'
import { catalog as sw } from './sw/catalog.ts'

/** The sentences of the pages of goods: they come with those pages, not with every page. */
export function useCatalogWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
