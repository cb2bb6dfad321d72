import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { campaigns as en } from './en/campaigns.ts'
import { campaigns as sw } from './sw/campaigns.ts'

/** The sentences of the pages of campaigns: they come with those pages, not with every page. */
export function useCampaignWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
