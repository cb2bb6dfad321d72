import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { insistOnUrl } from './insist-on-url.ts'
import { newSecret } from './new-secret.ts'
import type { WantedTypes } from './schemas.ts'

/** Each is asked for with every fact. */
const MOST = 20

/**
 * Tells an address of what happens from now on. Throws `invalid_input` for an address that may not be asked, `limit_exceeded`.
 * @returns the secret by which its owner knows our requests; it is shown nowhere else
 */
export async function createEndpoint(
  ctx: Ctx,
  input: { name: string; url: string; types: WantedTypes },
): Promise<{ endpointId: string; secret: string }> {
  insistOnUrl(ctx, input.url)
  const endpointId = ctx.ids.uuid()
  const secret = newSecret(ctx.ids)
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx, actor } = ctx
    if ((await tx.webhookEndpoint.count({ where: { tenantId } })) >= MOST) {
      throw new AppError('limit_exceeded', `a shop has at most ${MOST} endpoints`)
    }
    const secretEnc = ctx.ports.vault.seal(secret, {
      tenantId,
      column: 'webhook_endpoints.secret_enc',
      row: endpointId,
    })
    const made = { createdAt: ctx.clock.now(), createdBy: actor }
    await tx.webhookEndpoint.create({ data: { ...input, tenantId, id: endpointId, secretEnc, ...made } })
    const { name, url, types } = input
    await recordAudit(ctx, {
      action: 'webhook_endpoint.created',
      subjectType: 'webhook_endpoint',
      subjectId: endpointId,
      data: { name, url, types },
    })
  })
  return { endpointId, secret }
}
