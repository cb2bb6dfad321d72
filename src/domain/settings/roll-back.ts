import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { lockSettings } from '../tenancy/index.ts'
import { checkSettings } from './check-settings.ts'
import { viewSettings } from './get-settings.ts'
import { asJson, filledOut } from './internal.ts'
import { publish } from './publish.ts'
import type { Published, PublishInput } from './publish-draft.ts'
import { unconfirmed } from './unconfirmed.ts'

/**
 * Lets a version hold again that held before: what it says becomes a new version. Its draft stays, and goes on to change what it
 * changed. Throws `not_found`, and `conflict` for what holds already.
 */
export async function rollBack(ctx: Ctx, input: PublishInput): Promise<Published> {
  const { version, note, confirm, reason, language } = input
  return ctx.transaction(async (ctx) => {
    const live = await lockSettings(ctx)
    const past = await ctx.tx.settingsVersion.findFirst({
      where: { tenantId: ctx.tenantId, version },
      select: { settings: true },
    })
    if (past === null) throw new AppError('not_found', 'there is no such version')
    const checked = checkSettings(z.object({ settings: JsonObject }).parse(past).settings)
    if (checked.outcome === 'wrong') return checked
    const { settings } = checked
    const problems = unconfirmed(filledOut(live.stored), asJson(settings), { name: live.name, confirm })
    if (problems.length > 0) return { outcome: 'wrong', problems }
    await publish(ctx, live, { settings, draftId: null, note, reason, told: { rolled_back_to: version } })
    return { outcome: 'published', view: await viewSettings(ctx, language) }
  })
}
