import { sha256 } from '../../lib/sha256.ts'
import type { TxCtx } from '../context.ts'
import { LIFETIMES } from './lifetimes.ts'
import { makeToken } from './tenant-token.ts'

export type LinkPurpose = 'invitation' | 'reset' | 'setup' | 'demo'

/** A secret that is shown once, to be passed on by whoever asked for it. */
export interface MadeLink {
  token: string
  expiresAt: Date
}

/**
 * Makes a link that lets one person in once, in place of any open one for the same. Only its hash is kept. Links to begin with stand
 * beside each other: every process that starts before there is anybody shows one, and the first that is used ends the others.
 */
export async function makeLink(
  ctx: TxCtx,
  { purpose, userId }: { purpose: LinkPurpose; userId: string | null },
): Promise<MadeLink> {
  const { tenantId, tx, actor } = ctx
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + LIFETIMES[purpose])
  const { token, tokenHash } = makeToken(ctx, 'link')
  if (purpose !== 'setup') await tx.accountLink.deleteMany({ where: { tenantId, purpose, userId, usedAt: null } })
  const times = { createdAt, expiresAt }
  const id = ctx.ids.uuid()
  await tx.accountLink.create({ data: { tenantId, id, purpose, userId, tokenHash, createdBy: actor, ...times } })
  return { token, expiresAt }
}

/**
 * Uses a link up, in the transaction of what it is for. Of two who use it at once one succeeds.
 * @returns for whom it is; null when it is unknown, used, past, or for something else
 */
export async function redeemLink(
  ctx: TxCtx,
  { purpose, token }: { purpose: LinkPurpose; token: string },
): Promise<{ userId: string | null } | null> {
  const { tenantId, tx } = ctx
  const now = ctx.clock.now()
  const where = { tenantId, purpose, tokenHash: sha256(token), usedAt: null, expiresAt: { gt: now } }
  const link = await tx.accountLink.findFirst({ where, select: { id: true, userId: true } })
  if (link === null) return null
  const used = await tx.accountLink.updateMany({ where: { ...where, id: link.id }, data: { usedAt: now } })
  return used.count === 1 ? { userId: link.userId } : null
}

/** Whom a link is for, without using it up; null when it lets nobody in. */
export async function findLink(
  ctx: TxCtx,
  { purpose, token }: { purpose: LinkPurpose; token: string },
): Promise<{ email: string; name: string } | null> {
  const { tenantId, tx } = ctx
  const link = await tx.accountLink.findFirst({
    where: { tenantId, purpose, tokenHash: sha256(token), usedAt: null, expiresAt: { gt: ctx.clock.now() } },
    select: { user: { select: { email: true, name: true } } },
  })
  return link?.user ?? null
}
