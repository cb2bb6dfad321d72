import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { trips as en } from './en/trips.ts'
import { trips as sw } from './sw/trips.ts'

/** The sentences of the pages of trips: they come with those pages, not with every page. */
export function useTripWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
