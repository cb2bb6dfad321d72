import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { lockEndpoint } from './lock-endpoint.ts'
import { newSecret } from './new-secret.ts'

/** For so long requests are signed by the secret before too, so that receivers can change theirs when they like. */
const OVERLAP_MS = 24 * 60 * 60_000

/**
 * Makes a new secret for an endpoint; the one before signs too for another day, and the one before that no more. Throws `not_found`.
 * @returns the new secret; it is shown nowhere else
 */
export async function rotateSecret(
  ctx: Ctx,
  { endpointId }: { endpointId: string },
): Promise<{ secret: string; oldSecretUntil: Date }> {
  const secret = newSecret(ctx.ids)
  const oldSecretUntil = new Date(ctx.clock.now().getTime() + OVERLAP_MS)
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const { vault } = ctx.ports
    await lockEndpoint(ctx, endpointId)
    const where = { tenantId, id: endpointId }
    const { secretEnc } = await tx.webhookEndpoint.findFirstOrThrow({ where, select: { secretEnc: true } })
    const place = { tenantId, column: 'webhook_endpoints.secret_enc', row: endpointId } as const
    const oldPlace = { ...place, column: 'webhook_endpoints.old_secret_enc' } as const
    await tx.webhookEndpoint.updateMany({
      where,
      data: {
        secretEnc: vault.seal(secret, place),
        oldSecretEnc: vault.seal(vault.open(secretEnc, place), oldPlace),
        oldSecretUntil,
        version: { increment: 1 },
      },
    })
    await recordAudit(ctx, {
      action: 'webhook_endpoint.secret_rotated',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      data: { oldWorksUntil: oldSecretUntil.toISOString() },
    })
  })
  return { secret, oldSecretUntil }
}
