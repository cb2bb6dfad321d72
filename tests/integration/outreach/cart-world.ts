import type { TurnEngine } from '../../../src/conversation/turn-engine.ts'
import { updatePreferences } from '../../../src/domain/customers/index.ts'
import { deliverConversation } from '../../../src/domain/messaging/index.ts'
import { createDraft } from '../../../src/domain/orders/index.ts'
import { concludeOutreach, remindOfCart } from '../../../src/domain/outreach/index.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { createItem, shopSettings } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testLog } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'
import { testEngine } from '../journeys/chat.ts'
import { newAddress, STALE_MS, setStage } from '../turn-protocol/stage.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** A shop that takes M-PESA, in which customers leave orders unpaid, on a real database with a clock that is moved by hand. */
export async function openCartWorld(outreach: Partial<TenantSettings['outreach']> = {}) {
  const db = await testDatabase(16)
  const stage = await setStage(db)
  const { clock, shop } = stage
  const log = testLog()
  const system = { ...stage.ctx, actor: 'system', log }
  const bot = testEngine()
  const rows = <T>(read: Parameters<typeof db.transaction<T>>[1]) => db.transaction(shop.tenantId, read)
  const settings = shopSettings()
  await rows((tx) =>
    tx.tenant.updateMany({
      where: { id: shop.tenantId },
      data: { settings: { ...settings, outreach: { ...settings.outreach, ...outreach } } },
    }),
  )
  const keys = { environment: 'sandbox', till: null, consumerKey: 'key', consumerSecret: 'secret', passkey: 'pass' }
  const accountId = crypto.randomUUID()
  const place = { tenantId: shop.tenantId, column: 'payment_accounts.credentials_enc', row: accountId } as const
  const credentialsEnc = stage.ctx.ports.vault.seal(JSON.stringify(keys), place)
  await rows((tx) =>
    tx.paymentAccount.create({
      data: {
        tenantId: shop.tenantId,
        id: accountId,
        provider: 'mpesa',
        shortcode: '174379',
        credentialsEnc,
      },
    }),
  )
  const { variantIds } = await createItem(db, shop, {
    name: 'Breeze Jogger',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 500 }],
  })
  const [variantId = ''] = variantIds

  /** A customer who wrote, has consented to offers unless told otherwise, and left a draft. */
  async function left({ marketing = true, engine = bot }: { marketing?: boolean; engine?: TurnEngine } = {}) {
    const address = newAddress()
    const { conversationId } = await stage.receive(address, 'hi')
    await stage.turn(conversationId, engine)
    await stage.deliver(conversationId)
    const { customerId } = await rows((tx) => tx.conversation.findFirstOrThrow({ where: { id: conversationId } }))
    const ctx = { ...stage.ctx, conversationId, customerId }
    if (marketing) await updatePreferences(ctx, { marketing: true, source: 'chat' })
    const { orderId, total } = await createDraft(ctx, { lines: [{ variantId, quantity: 2 }] })
    const heard = () => stage.channel.sent.filter(({ to }) => to === address).map(({ body }) => body)
    const answer = async (body: string, payload = {}) => {
      const before = heard().length
      const { epoch } = await stage.receive(address, body)
      await rows((tx) => tx.inboundMessage.updateMany({ where: { conversationId, epoch }, data: { payload } }))
      await stage.turn(conversationId, engine)
      await stage.deliver(conversationId)
      return heard().slice(before)
    }
    const state = async () =>
      sessionOf((await rows((tx) => tx.conversation.findFirstOrThrow({ where: { id: conversationId } }))).state)
    return { address, conversationId, customerId, ctx, orderId, total, heard, answer, state }
  }

  /** What the job does: decide, deliver, write down what became of it. */
  async function work({ orderId }: { orderId: string }) {
    const reminder = await remindOfCart(system, { orderId })
    if (reminder.outcome !== 'queued') return reminder.outcome
    await deliverConversation(system, { conversationId: reminder.conversationId, staleMs: STALE_MS })
    return concludeOutreach(system, { orderId })
  }

  const planOf = ({ orderId }: { orderId: string }) => rows((tx) => tx.outreach.findFirst({ where: { orderId } }))
  return { db, stage, clock, shop, log, system, rows, variantId, left, work, planOf }
}
