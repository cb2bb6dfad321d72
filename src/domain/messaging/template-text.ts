import type { TemplateUse } from './schemas.ts'

const HOLE = /\{\{\s*([1-9]\d?)\s*\}\}/g
/** The provider refuses longer values, line breaks and runs of blanks. */
const VALUE_LIMIT = 250

/** The values for the variables of a template, every one of them filled and none in a form that the provider refuses. */
export function templateVariables(body: string, { slots }: Pick<TemplateUse, 'slots'>): Record<string, string> {
  const numbers = [...new Set([...body.matchAll(HOLE)].map((hole) => hole[1] ?? ''))]
  return Object.fromEntries(numbers.map((number) => [number, cleanValue(slots[number])]))
}

/** The template as the customer reads it. */
export function templateText(body: string, use: Pick<TemplateUse, 'slots'>): string {
  const values = templateVariables(body, use)
  return body.replace(HOLE, (_hole, number: string) => values[number] ?? '')
}

function cleanValue(value: string | undefined): string {
  const words = [...(value ?? '').replace(/\s+/g, ' ').trim()]
  return words.length === 0 ? '—' : words.slice(0, VALUE_LIMIT).join('')
}
