import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { reports as en } from './en/reports.ts'
import { reports as sw } from './sw/reports.ts'

/** The sentences of the reports: they come with that page, not with every page. */
export function useReportWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}

/** What a code is called; what nobody has named stands as it is. */
export function nameOfPart(say: Translate<typeof en>, part: string): string {
  const key = `part.${part}`
  return isKey(key) ? say(key) : part
}

function isKey(key: string): key is Extract<keyof typeof en, `part.${string}`> {
  return key in en
}
