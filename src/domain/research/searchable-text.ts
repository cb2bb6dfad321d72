import { maskText } from '../knowledge/index.ts'

const MOST_CHARS = 200
const NOBODYS = { phones: new Set<string>(), emails: new Set<string>() }

/** What of a question may leave the house: no phone number and no address of anybody, and no more than a search reads. */
export function searchableText(question: string): string {
  return maskText(question, NOBODYS)
    .replace(/\[(?:phone|email)\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_CHARS)
    .toWellFormed()
}
