import { z } from 'zod'
import type { Ctx } from '../src/domain/context.ts'
import {
  changeSharing,
  findSharedOrder,
  getSharing,
  proposeShares,
  ShareOffer,
  ShareRefusal,
  ShareWish,
  SharingChange,
  SharingOutcome,
  SharingView,
  startShares,
  UnevenShares,
} from '../src/domain/payments/index.ts'
import { Money } from '../src/lib/money.ts'
import { defineTool } from './define-tool.ts'

const Step = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('propose'), order_id: z.uuid(), wish: ShareWish }),
  z.strictObject({ step: z.literal('start'), order_id: z.uuid(), confirmed_total: Money, shares: z.array(ShareOffer) }),
  z.strictObject({ step: z.literal('change'), change: SharingChange }),
  z.strictObject({ step: z.literal('look') }),
])

const Output = z.strictObject({
  outcome: z.enum(['proposed', 'uneven', 'started', 'shared', 'refused', ...SharingOutcome.options]),
  because: ShareRefusal.nullable(),
  uneven: UnevenShares.nullable(),
  proposed: z.strictObject({ order_id: z.uuid(), total: Money, shares: z.array(ShareOffer) }).nullable(),
  sharing: SharingView.nullable(),
  back_minor: z.int(),
})
type Output = z.infer<typeof Output>

const NOTHING: Omit<Output, 'outcome'> = { because: null, uneven: null, proposed: null, sharing: null, back_minor: 0 }

export const paymentShareOrder = defineTool({
  name: 'payment_share_order',
  access: 'write',
  description:
    'Lets several people pay one order: proposes who pays how much, starts exactly what its buyer confirmed, tells who has paid, and changes it. `start` only after she said yes to these very shares.',
  input: { what: Step },
  output: Output,
  run: async (ctx, { what }) => {
    switch (what.step) {
      case 'propose':
        return propose(ctx, what.order_id, what.wish)
      case 'start': {
        const { order_id: orderId, confirmed_total: confirmedTotal, shares } = what
        const started = await startShares(ctx, { orderId, confirmedTotal, shares })
        if (started.outcome === 'refused') return { ...NOTHING, outcome: 'refused' as const, because: started.because }
        return { ...NOTHING, outcome: started.outcome, sharing: started.sharing }
      }
      case 'look':
      case 'change': {
        const orderId = await findSharedOrder(ctx)
        if (orderId === null) return { ...NOTHING, outcome: 'not_shared' as const }
        if (what.step === 'look')
          return { ...NOTHING, outcome: 'shared' as const, sharing: await getSharing(ctx, { orderId }) }
        const { outcome, sharing, backMinor } = await changeSharing(ctx, { orderId, change: what.change })
        return { ...NOTHING, outcome, sharing, back_minor: backMinor }
      }
    }
  },
})

async function propose(ctx: Ctx, orderId: string, wish: ShareWish): Promise<Output> {
  const answer = await proposeShares(ctx, { orderId, wish })
  if (answer.outcome === 'refused') return { ...NOTHING, outcome: 'refused', because: answer.because }
  if (answer.outcome === 'uneven') return { ...NOTHING, outcome: 'uneven', uneven: answer.uneven }
  if (answer.outcome === 'shared') return { ...NOTHING, outcome: 'shared', sharing: await getSharing(ctx, { orderId }) }
  const { total, shares } = answer
  return { ...NOTHING, outcome: 'proposed', proposed: { order_id: orderId, total, shares } }
}
