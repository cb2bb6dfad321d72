import type { NoticeWire, TemplateWire } from '../../../../src/http/contract/templates.ts'

export const TEMPLATE_LANGUAGES = ['en', 'sw', 'sheng'] as const
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]

/** One name, with its wording in each language. */
export interface MatrixRow {
  name: string
  /** What the product uses it for by itself; null of what only people send. */
  notice: NoticeWire | null
  wordings: Partial<Record<TemplateLanguage, TemplateWire>>
}

/** Every name that there is or could be: those that the product uses by itself first, also where nothing is written yet. */
export function matrixOf(templates: readonly TemplateWire[], notices: readonly NoticeWire[]): MatrixRow[] {
  const byName = Map.groupBy(templates, ({ name }) => name)
  const own = [...byName.keys()].filter((name) => !notices.some((notice) => notice.name === name))
  const rowOf = (name: string, notice: NoticeWire | null): MatrixRow => {
    const wordings: MatrixRow['wordings'] = {}
    for (const language of TEMPLATE_LANGUAGES) {
      const wording = byName.get(name)?.find((template) => template.language === language)
      if (wording) wordings[language] = wording
    }
    return { name, notice, wordings }
  }
  return [...notices.map((notice) => rowOf(notice.name, notice)), ...own.map((name) => rowOf(name, null))]
}
