import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { knowledge as en } from './en/knowledge.ts'
import { knowledge as sw } from './sw/knowledge.ts'

/** The sentences of the pages of what the shop knows: they come with those pages, not with every page. */
export function useKnowledgeWords(): Translate<typeof en> {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
