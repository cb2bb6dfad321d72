import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { playground as en } from './en/playground.ts'
import { playground as sw } from './sw/playground.ts'

export type PlaygroundWords = Translate<typeof en>

/** The sentences of the playground: they come with its page. */
export function usePlaygroundWords(): PlaygroundWords {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
