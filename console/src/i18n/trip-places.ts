import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { tripPlaces as en } from './en/trip-places.ts'
import { tripPlaces as sw } from './sw/trip-places.ts'

/** The sentences of the pages of places: they come with those pages, not with every page. */
export function usePlaceWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
