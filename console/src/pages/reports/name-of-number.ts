import { reports } from '../../i18n/en/reports.ts'
import type { Translate } from '../../lib/translate.ts'

/** What a number is called; one that is newer than this page stands as it is. */
export function nameOfNumber(say: Translate<typeof reports>, name: string): string {
  const key = `number.${name}`
  return isKey(key) ? say(key) : name
}

function isKey(key: string): key is Extract<keyof typeof reports, `number.${string}`> {
  return key in reports
}
