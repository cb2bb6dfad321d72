import type { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'
import { lockSettings } from '../tenancy/index.ts'
import { filledOut, findDraft } from './internal.ts'
import type { SettingsDraft } from './schemas.ts'

/** What holds and the draft of it, of one moment: to be played with. */
export async function currentSettings(
  ctx: TxCtx,
): Promise<{ live: { settings: JsonObject; version: number }; draft: SettingsDraft | null }> {
  const { stored, version } = await lockSettings(ctx)
  const draft = await findDraft(ctx)
  return {
    live: { settings: filledOut(stored), version },
    draft: draft && { ...draft, settings: filledOut(draft.settings) },
  }
}
