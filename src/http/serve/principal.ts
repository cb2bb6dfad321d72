import type { Ctx } from '../../domain/context.ts'
import type { Role } from '../../domain/identity/schemas.ts'

/** Who asks. */
export interface Principal {
  /** `demo` is a person whom the demo let in without a password. */
  kind: 'key' | 'user' | 'demo'
  id: string
  name: string
  role: Role
  /** `*`: every scope. A person has them all; what she may is said by her role. */
  scopes: '*' | readonly string[]
  /** Null for a key. */
  sessionId: string | null
  /** When she last gave her password; null for a key, which has none. */
  authTime: Date | null
  tenantId: string
  /** In whose name a key works: what it may and does is hers. Null where whoever asks stands for herself. */
  behalfOf: { userId: string; name: string } | null
}

/** The ctx of a request: for the tenant of who asks, in her name. */
export interface StaffCtx extends Ctx {
  principal: Principal
}
