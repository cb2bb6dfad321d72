import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { offers as en } from './en/offers.ts'
import { offers as sw } from './sw/offers.ts'

/** The sentences of the page of offers: they come with that page, not with every page. */
export function useOfferWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
