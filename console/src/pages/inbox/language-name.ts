const NAMES: Readonly<Record<string, string>> = { en: 'English', sw: 'Kiswahili', sheng: 'Sheng' }

/** A language of customers by its own name. */
export function languageName(code: string): string {
  return NAMES[code] ?? code
}
