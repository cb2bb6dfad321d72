import { z } from 'zod'
import type { OrderNoticeKey, TxCtx } from '../../context.ts'
import { noticeTemplate, queueReply, voiceIn } from '../../messaging/index.ts'
import type { NoticeName } from '../../messaging/schemas.ts'
import type { OrderRow } from '../get-order-row.ts'

const Told = z.object({ shop: z.string(), language: z.string() })

/** What the approved wording of a notice has beside the reference of the order. */
type Templated = Extract<NoticeName, OrderNoticeKey>

/**
 * Queues the sentence for what staff have done with an order, once for this version of it: as the one who did it where the
 * conversation is hers. With the 24-hour window closed it leaves as the template of its name, or not at all.
 */
export async function tellOfOrder(
  ctx: TxCtx,
  order: OrderRow,
  key: Templated,
  slotsFor: (say: (key: OrderNoticeKey) => string) => { about: string } = () => ({ about: '' }),
): Promise<void> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT t.name AS shop, coalesce(c.language_pref, v.language, t.settings->>'defaultLanguage', 'en') AS language
    FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
    JOIN tenants t ON t.id = v.tenant_id
    WHERE v.tenant_id = ${ctx.tenantId}::uuid AND v.id = ${order.conversationId}::uuid`
  const { shop, language } = Told.parse(row)
  const { about } = slotsFor((word) => ctx.ports.sentences.say(word, language, {}))
  const slots = { reference: order.reference, shop, about: about === '' ? shop : about }
  await queueReply(ctx, {
    conversationId: order.conversationId,
    author: await voiceIn(ctx, order.conversationId),
    kind: 'owed',
    text: ctx.ports.sentences.say(key, language, slots),
    menu: null,
    template: noticeTemplate(key, slots, language),
    dedupeKey: `order:${order.id}:${key}:${order.version}`,
  })
}
