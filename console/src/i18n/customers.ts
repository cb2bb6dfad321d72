import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { customers as en } from './en/customers.ts'
import { customers as sw } from './sw/customers.ts'

/** The sentences of the pages of customers: they come with those pages, not with every page. */
export function useCustomerWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
