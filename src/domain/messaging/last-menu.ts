import { z } from 'zod'
import type { TxCtx } from '../context.ts'
import { Menu } from './schemas.ts'

/** What can be chosen under the last message that a conversation was sent; null where that one offers nothing. */
export async function lastMenu(
  { tenantId, tx }: TxCtx,
  { conversationId }: { conversationId: string },
): Promise<Menu | null> {
  const last = await tx.outboundMessage.findFirst({
    where: { tenantId, conversationId },
    orderBy: { seq: 'desc' },
    select: { menu: true },
  })
  return z.nullable(Menu).parse(last?.menu ?? null)
}
