import type { JsonObject } from '../../lib/json.ts'
import { AppError } from '../errors.ts'
import { currencyOf } from './get-settings.ts'
import { sayChanges } from './say-changes.ts'
import type { SettingProblem } from './schemas.ts'

/** What keeps these changes from holding: something dangerous of which nobody has said that it is meant. Throws `conflict` where nothing changes. */
export function unconfirmed(
  before: JsonObject,
  after: JsonObject,
  { name, confirm }: { name: string; confirm: string | null },
): SettingProblem[] {
  const changes = sayChanges(before, after, 'en', currencyOf(before))
  if (changes.length === 0) throw new AppError('conflict', 'nothing would be another than it is')
  const dangerous = changes.filter(({ danger }) => danger)
  if (dangerous.length === 0 || confirm?.trim() === name) return []
  const what = dangerous.map(({ words }) => words).join('; ')
  return [{ path: 'confirm', code: 'custom', message: `Type the name of the shop, "${name}", to mean this: ${what}.` }]
}
