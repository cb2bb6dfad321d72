import type { SpokenLang } from '../../src/lib/languages.ts'

export interface PreferenceChange {
  language?: SpokenLang
  marketing?: boolean
  transactional?: boolean
  notifications?: Record<string, boolean>
}

/** What the nodes of this journey hand to each other in one turn. */
export interface PreferencesScratch {
  preferences: PreferenceChange | null
  changedPreferences: string[]
}

export const freshPreferences: PreferencesScratch = { preferences: null, changedPreferences: [] }
