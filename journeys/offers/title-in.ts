/** A title in the language of the answer, else in English, else in whatever the shop wrote. */
export function titleIn(title: Readonly<Record<string, string>>, language: string): string {
  return title[language] ?? title.en ?? Object.values(title)[0] ?? ''
}
