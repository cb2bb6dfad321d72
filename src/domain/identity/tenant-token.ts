import { sha256 } from '../../lib/sha256.ts'
import type { Ctx } from '../context.ts'

const FORM = /^([a-z]+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([0-9a-f]{64})$/

/**
 * Secrets that we hand out: `<kind>_<tenant id>_<64 hex digits>`. The tenant in it lets it be looked for under that tenant's own
 * policy; only its hash is stored.
 */
export function makeToken(ctx: Ctx, kind: TokenKind): { token: string; tokenHash: string } {
  const token = `${kind}_${ctx.tenantId}_${ctx.ids.secret(32)}`
  return { token, tokenHash: sha256(token) }
}

export type TokenKind = 'refresh' | 'link' | 'tulia'

/** The tenant of a token of this kind; null for what is none. */
export function tenantOfToken(kind: TokenKind, token: string): string | null {
  const [, given, tenantId = null] = FORM.exec(token) ?? []
  return given === kind ? tenantId : null
}
