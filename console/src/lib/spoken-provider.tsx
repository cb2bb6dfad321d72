import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { en } from '../i18n/en.ts'
import { isLanguage, type Language, localeOf, pickLanguage } from './languages.ts'
import { readStored, store } from './stored.ts'
import { type Messages, translator } from './translate.ts'
import { SpokenContext } from './words.ts'

const KEY = 'tulia-language'

/** The language that was chosen in this browser, else the first of the browser's that the console speaks. */
export function firstLanguage(): Language {
  return readStored(KEY, isLanguage) ?? pickLanguage(navigator.languages)
}

/** English comes with the page; another language is fetched by whoever reads it. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'en' ? en : (await import('../i18n/sw.ts')).sw
}

interface SpokenProviderProps {
  first: { language: Language; messages: Messages }
  children: ReactNode
}

export function SpokenProvider({ first, children }: SpokenProviderProps) {
  const [spoken, setSpoken] = useState(first)
  const setLanguage = useCallback(async (language: Language) => {
    store(KEY, language)
    setSpoken({ language, messages: await loadMessages(language) })
  }, [])
  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])
  const value = useMemo(
    () => ({
      language: spoken.language,
      words: translator(spoken.messages, localeOf(spoken.language)),
      setLanguage: (language: Language) => void setLanguage(language),
    }),
    [spoken, setLanguage],
  )
  return <SpokenContext value={value}>{children}</SpokenContext>
}
