import { z } from 'zod'
import { insistOnSight } from '../../domain/sight/index.ts'
import type { Route } from '../contract/define-route.ts'
import type { StaffCtx } from './principal.ts'

const Named = z.looseObject({ id: z.string() }).or(z.looseObject({ providerMessageId: z.string() }))
const Within = z.looseObject({ conversation_id: z.string() })

/**
 * Throws `not_found` where the address, or the query, names what belongs to a conversation that is not for the eyes of whoever asks.
 * It is asked for agents, and for keys, which may stand for one.
 */
export async function checkSight(
  { concerns }: Route,
  ctx: StaffCtx,
  input: { params: unknown; query: unknown },
): Promise<void> {
  const { role, kind } = ctx.principal
  if (role !== 'agent' && kind !== 'key') return
  if (concerns !== undefined) {
    const [id = ''] = Object.values(Named.parse(input.params))
    await insistOnSight(ctx, { concern: concerns, id: String(id) })
  }
  const within = Within.safeParse(input.query)
  if (within.success) await insistOnSight(ctx, { concern: 'conversation', id: within.data.conversation_id })
}
