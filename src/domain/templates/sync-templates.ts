import type { Ctx } from '../context.ts'
import { shopAccount } from '../messaging/index.ts'

/** A shop has a handful of templates in a few languages. */
const MOST = 200

/**
 * Asks the provider what became of every approval: a pending one may be granted, a granted one taken back.
 * @returns how many changed
 */
export async function syncTemplates(ctx: Ctx): Promise<{ checked: number; changed: number }> {
  const templates = await ctx.transaction(({ tx }) =>
    tx.messageTemplate.findMany({
      where: { tenantId: ctx.tenantId, contentSid: { not: null } },
      orderBy: { updatedAt: 'asc' },
      take: MOST,
      select: { id: true, contentSid: true, status: true },
    }),
  )
  if (templates.length === 0) return { checked: 0, changed: 0 }
  const account = await shopAccount(ctx)
  const found = await Promise.all(
    templates.map(async ({ contentSid, ...row }) => ({
      ...row,
      now: await ctx.ports.channels[account.kind].templateStatus(account, contentSid ?? ''),
    })),
  )
  const changes = found.filter(({ status, now }) => status !== now.status)
  if (changes.length > 0) {
    const rows = JSON.stringify(changes.map(({ id, now }) => ({ id, ...now })))
    await ctx.transaction(
      ({ tx }) => tx.$executeRaw`
        UPDATE message_templates m SET status = c.status, reason = c.reason, updated_at = ${ctx.clock.now()}
        FROM jsonb_to_recordset(${rows}::jsonb) AS c(id uuid, status text, reason text)
        WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.id = c.id`,
    )
  }
  return { checked: found.length, changed: changes.length }
}
