import type { Ctx } from '../context.ts'
import { openSession } from './open-session.ts'
import { type Proof, type Proved, prove } from './prove.ts'
import type { OpenedSession } from './schemas.ts'

export type LoggedIn = { outcome: 'opened'; session: OpenedSession } | Exclude<Proved, { outcome: 'proved' }>

/**
 * Signs a user in by her password and, where she set it up, a second step.
 * @param ctx of the shop that she named
 * @param input.agent what her browser calls itself, shown to her in the list of her sessions
 */
export async function logIn(ctx: Ctx, { agent, ...proof }: Proof & { agent: string }): Promise<LoggedIn> {
  const proved = await prove(ctx, proof)
  if (proved.outcome !== 'proved') return proved
  const { userId, email, name, role } = proved.user
  const session = await openSession(ctx, { userId, email, name, role }, { agent, how: 'password' })
  return { outcome: 'opened', session }
}
