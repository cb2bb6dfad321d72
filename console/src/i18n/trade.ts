import { useMemo } from 'react'
import { localeOf } from '../lib/languages.ts'
import { type Translate, translator } from '../lib/translate.ts'
import { useSpoken } from '../lib/words.ts'
import { trade as en } from './en/trade.ts'
import { trade as sw } from './sw/trade.ts'

export type TradeWords = Translate<typeof en>

type WithoutHoles<T> = {
  [K in keyof T]: T[K] extends string ? (T[K] extends `${string}{${string}` ? never : K) : never
}
/** The key of a sentence that nothing is put into. */
export type Phrase = WithoutHoles<typeof en>[keyof typeof en]

/** Whether there is such a sentence: of states that the product names, and that this version may not know. */
export function isPhrase(key: string): key is Phrase {
  const found: unknown = Object.hasOwn(en, key) ? Object.entries(en).find(([name]) => name === key)?.[1] : undefined
  return typeof found === 'string' && !found.includes('{')
}

/** The sentences of the pages of orders and payments: they come with those pages, not with every page. */
export function useTradeWords(): TradeWords {
  const { language } = useSpoken()
  return useMemo(() => translator<typeof en>(language === 'en' ? en : sw, localeOf(language)), [language])
}
