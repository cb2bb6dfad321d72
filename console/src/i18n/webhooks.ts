import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { webhooks as en } from './en/webhooks.ts'
import { webhooks as sw } from './sw/webhooks.ts'

/** The sentences about programs that are told of facts: they come with those pages, not with every page. */
export function useWebhookWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
