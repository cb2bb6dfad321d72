/** The languages that the staff pages speak, each by its own name. */
export const LANGUAGES = { en: 'English', sw: 'Kiswahili' } as const
export type Language = keyof typeof LANGUAGES

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
}

/** By which dates, money and numbers are written: as people of the shop's country do. */
export function localeOf(language: Language): string {
  return `${language}-KE`
}

/** The first language of the browser that the console speaks; English if it speaks none. */
export function pickLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en'
}
