import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import { z } from 'zod'
import type { Clock, Ctx } from '../../domain/context.ts'
import { HttpError } from '../http-error.ts'
import { remembered } from '../remembered.ts'

/** `tulia_<tenant id>_<64 hex digits>`: the tenant in the token lets the look-up run under that tenant's own policy. */
const TOKEN = /^Bearer tulia_([0-9a-f-]{36})_([0-9a-f]{64})$/

/** A token that is good is never remembered, because it may be revoked at any moment; one that is not, this long. */
const ABSENT_MS = 3_000

/** Who is asking: the ctx of the tenant whose staff token the request carries. Throws 401 without a valid one. */
export type StaffAuth = (http: Context) => Promise<Ctx>

/** What is stored of a token. */
export function staffTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function staffAuth({ ctxFor, clock }: { ctxFor: (tenantId: string) => Ctx; clock: Clock }): StaffAuth {
  const findId = async (token: string): Promise<string | null> => {
    const ctx = ctxFor(tenantIn(token))
    const tokenHash = staffTokenHash(token)
    const row = await ctx.transaction(({ tx }) =>
      tx.staffToken.findUnique({ where: { tenantId_tokenHash: { tenantId: ctx.tenantId, tokenHash } } }),
    )
    return row && row.revokedAt === null ? row.id : null
  }
  const ids = remembered(findId, { clock, presentMs: 0, absentMs: ABSENT_MS })
  return async (http) => {
    const refused = new HttpError(401, 'unauthorized', 'Send a staff token: "Authorization: Bearer tulia_…".')
    const [, tenant, secret] = TOKEN.exec(http.get('authorization')) ?? []
    const tenantId = z.uuid().safeParse(tenant)
    if (!tenantId.success || !secret) throw refused
    const id = await ids.find(`tulia_${tenantId.data}_${secret}`)
    if (id === null) throw refused
    return { ...ctxFor(tenantId.data), actor: `staff:${id}` }
  }
}

function tenantIn(token: string): string {
  return token.slice('tulia_'.length, token.lastIndexOf('_'))
}
