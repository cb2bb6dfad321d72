import type { Menu } from './schemas.ts'

/** How our texts write a choice: under a number, or behind a dot. */
const CHOICE = /^(?:\d{1,2}\.|•) (.+)$/

/**
 * The words above a menu that can be tapped: without the lines that say no more than a title of that menu. A line that
 * tells more (a price, what is in stock) stays, and words that would be nothing but choices stay as they are.
 */
export function menuBody(body: string, menu: Menu): string {
  const titles = new Set(menu.options.map(({ title }) => title.toLowerCase()))
  const says = (line: string) => CHOICE.exec(line.trim())?.[1]?.trim().toLowerCase()
  const lines = body.split('\n').filter((line) => !titles.has(says(line) ?? ''))
  const rest = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
  return rest.trim() === '' ? body : rest
}
