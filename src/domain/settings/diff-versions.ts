import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { currencyOf } from './get-settings.ts'
import { filledOut } from './internal.ts'
import { sayChanges } from './say-changes.ts'
import type { SettingChange, StaffLanguage } from './schemas.ts'

const Rows = z.array(z.object({ version: z.int(), settings: JsonObject }))

/** What was another in a later version than in an earlier one, or the other way round. Throws `not_found`. */
export async function diffVersions(
  ctx: Ctx,
  { from, to, language }: { from: number; to: number; language: StaffLanguage },
): Promise<SettingChange[]> {
  const rows = await ctx.statement`
    SELECT version, settings FROM settings_versions
    WHERE tenant_id = ${ctx.tenantId}::uuid AND version = ANY(${[from, to]}::int[])`
  const versions = new Map(Rows.parse(rows).map(({ version, settings }) => [version, filledOut(settings)]))
  const [before, after] = [versions.get(from), versions.get(to)]
  if (!before || !after) throw new AppError('not_found', 'there is no such version')
  return sayChanges(before, after, language, currencyOf(after))
}
