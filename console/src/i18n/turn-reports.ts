import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { turnReports as en } from './en/turn-reports.ts'
import { turnReports as sw } from './sw/turn-reports.ts'

/** The sentences about answers that were wrong: they come with the drawer that shows them. */
export function useReportWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
