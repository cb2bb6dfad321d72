import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { HttpError } from '../http-error.ts'

/** `tulia_<tenant id>_<64 hex digits>`: the tenant in the token lets the look-up run under that tenant's own policy. */
const TOKEN = /^Bearer tulia_([0-9a-f-]{36})_([0-9a-f]{64})$/

/** What is stored of a token. */
export function staffTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Who is asking: the ctx of the tenant whose staff token the request carries. Throws 401 without a valid one. */
export async function staffCtx(http: Context, ctxFor: (tenantId: string) => Ctx): Promise<Ctx> {
  const refused = new HttpError(401, 'unauthorized', 'Send a staff token: "Authorization: Bearer tulia_…".')
  const [, tenant, secret] = TOKEN.exec(http.get('authorization')) ?? []
  const tenantId = z.uuid().safeParse(tenant)
  if (!tenantId.success || !secret) throw refused
  const ctx = ctxFor(tenantId.data)
  const tokenHash = staffTokenHash(`tulia_${tenantId.data}_${secret}`)
  const row = await ctx.tx((tx) =>
    tx.staffToken.findUnique({ where: { tenantId_tokenHash: { tenantId: ctx.tenantId, tokenHash } } }),
  )
  if (!row || row.revokedAt !== null) throw refused
  return { ...ctx, actor: `staff:${row.id}` }
}
