import type { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'
import { lockSettings } from '../tenancy/index.ts'
import { filledOut, findDraft } from './internal.ts'
import type { SettingsDraft } from './schemas.ts'

/** What holds and the draft of it, of one moment. */
export async function draftForReplay(ctx: TxCtx): Promise<{ live: JsonObject; draft: SettingsDraft | null }> {
  const { stored } = await lockSettings(ctx)
  const draft = await findDraft(ctx)
  return { live: filledOut(stored), draft: draft && { ...draft, settings: filledOut(draft.settings) } }
}
