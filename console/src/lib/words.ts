import { createContext, use } from 'react'
import type { Language } from './languages.ts'
import type { Translate } from './translate.ts'

export interface Spoken {
  language: Language
  words: Translate
  setLanguage: (language: Language) => void
}

/** The language of whoever looks at the page. */
export const SpokenContext = createContext<Spoken | null>(null)

export function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (spoken === null) throw new Error('There is no language around this.')
  return spoken
}

/** The sentences of the page, by their keys. */
export function useWords(): Translate {
  return useSpoken().words
}
