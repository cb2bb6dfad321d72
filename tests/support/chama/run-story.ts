import { randomIds } from '../../../src/adapters/system/ids.ts'
import { AppError } from '../../../src/domain/errors.ts'
import { cancelOrder } from '../../../src/domain/orders/index.ts'
import {
  changeSharing,
  getSharing,
  proposeShares,
  refundByHand,
  refundReview,
  type ShareView,
  type SharingChange,
  settlePayment,
  startShares,
  tendShares,
} from '../../../src/domain/payments/index.ts'
import { type ChamaBuyer, type ChamaShop, newMsisdn } from './chama-shop.ts'
import { callBack, report } from './operator-says.ts'
import type { Prompt } from './pretended-mpesa.ts'
import type { Happening, Story } from './story.ts'

/** A story as it went: what there is to judge. */
export interface Told {
  shop: ChamaShop
  buyer: ChamaBuyer
  planId: string
}

/** Plays a story against the real database, and lets everything that is still on its way arrive. */
export async function runStory(shop: ChamaShop, story: Story): Promise<Told> {
  const buyer = await shop.buyer(story.quantity)
  const { orderId, total } = buyer.order
  const msisdns = Array.from({ length: story.payers - 1 }, newMsisdn)
  const proposed = await proposeShares(buyer.ctx, {
    orderId,
    wish: { count: null, eachMinor: null, restIsHers: false, msisdns },
  })
  if (proposed.outcome !== 'proposed') throw new Error(`the order is not shared: ${JSON.stringify(proposed)}`)
  const started = await startShares(buyer.ctx, { orderId, confirmedTotal: total, shares: proposed.shares })
  if (started.outcome === 'refused') throw new Error(`the order is not shared: ${started.because}`)
  const told = { shop, buyer, planId: started.sharing.planId }
  await tend(told)
  for (const happening of story.happenings) await happen(told, happening)
  await arrive(told)
  return told
}

async function happen(told: Told, happening: Happening): Promise<void> {
  const { buyer } = told
  const { mpesa, clock } = buyer
  switch (happening.what) {
    case 'answer': {
      const open = mpesa.prompts.filter(({ code, rings }) => code === null && rings)
      const prompt = at(open, happening.which)
      if (prompt !== null) mpesa.answer(prompt, happening.code)
      return
    }
    case 'callback':
      return callBack(told, at(answered(told), happening.which), happening)
    case 'echo': {
      const prompt = at(
        answered(told).filter(({ code }) => code === '0'),
        happening.which,
      )
      if (prompt !== null) await report(told, { ...prompt, receipt: prompt.receipt ?? '', times: happening.times })
      return
    }
    case 'by_hand':
      return payByHand(told, happening)
    case 'drop':
    case 'ask': {
      const share = at(await sharesOf(told), happening.which)
      if (share === null) return
      const { position } = share
      return change(told, happening.what === 'drop' ? { do: 'drop', position, msisdn: null } : { do: 'ask', position })
    }
    case 'ask_all':
      return change(told, { do: 'ask', position: null })
    case 'split':
    case 'rest':
    case 'end':
      return change(told, { do: happening.what })
    case 'cancel':
      return cancel(told)
    case 'race':
      return race(told, happening)
    case 'refund':
      return refund(told, happening.which)
    case 'settle':
      return settle(told)
    case 'give_back':
      return giveBack(told)
    case 'way':
      mpesa.ways.push(happening.way)
      return
    case 'later':
      clock.advance(happening.minutes * 60_000)
      return settle(told)
  }
}

function at<T>(all: readonly T[], which: number): T | null {
  return all.length === 0 ? null : (all[which % all.length] ?? null)
}

function answered({ buyer }: Told): Prompt[] {
  return buyer.mpesa.prompts.filter(({ code }) => code !== null)
}

async function cancel({ buyer: { ctx, order } }: Told): Promise<void> {
  const once = { ...ctx, requestId: randomIds.uuid() }
  await cancelOrder(once, { orderId: order.orderId, reason: 'changed her mind' })
}

/** What somebody pays is heard of at the very moment when the buyer changes the sharing, and when staff look. */
async function race(told: Told, { which, change: wanted }: Extract<Happening, { what: 'race' }>): Promise<void> {
  const [prompt] = told.buyer.mpesa.prompts.filter(({ code, rings }) => code === null && rings)
  if (prompt !== undefined) told.buyer.mpesa.answer(prompt, '0')
  const heard = prompt ?? at(answered(told), which)
  await Promise.all([
    callBack(told, heard, { times: 1, readers: 1 }),
    payByHand(told, { what: 'by_hand', which, share: 'rest', times: 1 }),
    wanted === 'cancel' ? cancel(told) : change(told, { do: wanted }),
    heard?.receipt ? report(told, { ...heard, receipt: heard.receipt, times: 1 }) : null,
  ])
}

/** A person gives back some money that the order had. */
async function refund({ buyer: { shop: ctx, order } }: Told, which: number): Promise<void> {
  const booked = await ctx.transaction(({ tx }) =>
    tx.moneyReceipt.findMany({
      where: { tenantId: ctx.tenantId, orderId: order.orderId, allocatedMinor: { gt: 0 } },
      orderBy: { id: 'asc' },
    }),
  )
  const money = at(booked, which)
  if (money === null) return
  const given = { how: 'cash', reference: 'R2', note: 'not wanted', amountMinor: money.allocatedMinor } as const
  const once = { ...ctx, requestId: randomIds.uuid() }
  await refundByHand(once, { ...given, orderId: order.orderId, receiptId: money.id })
}

async function sharesOf({ buyer }: Told): Promise<ShareView[]> {
  return (await getSharing(buyer.ctx, { orderId: buyer.order.orderId }))?.shares ?? []
}

async function change(told: Told, wanted: SharingChange): Promise<void> {
  const { buyer } = told
  await changeSharing({ ...buyer.ctx, requestId: randomIds.uuid() }, { orderId: buyer.order.orderId, change: wanted })
  await tend(told)
}

/** What died is run again, as its queue does. */
async function tend({ buyer, planId }: Told): Promise<void> {
  for (let run = 0; run < 4; run += 1) {
    const done = await tendShares(buyer.shop, { planId }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && !error.retryable) throw error
        return false
      },
    )
    if (done) return
  }
}

async function payByHand(told: Told, { which, share, times }: Extract<Happening, { what: 'by_hand' }>): Promise<void> {
  const { buyer } = told
  const of = at(await sharesOf(told), which)
  if (of === null) return
  const rest = Math.max(100, of.amount.amountMinor - of.paid.amountMinor)
  const amounts = { rest, less: Math.max(100, rest - 5_000), more: rest + 7_000, order: rest }
  const { receipt, amountMinor } = buyer.mpesa.sendByHand(amounts[share])
  const reference = share === 'order' ? buyer.order.reference : of.reference
  await report(told, { receipt, amountMinor, reference, times })
}

/** Looks at every try, as the sweep does when it is due, and at the sharing itself. */
async function settle(told: Told): Promise<void> {
  const { shop: ctx, order } = told.buyer
  const attempts = await ctx.transaction(({ tx }) =>
    tx.paymentAttempt.findMany({
      where: {
        tenantId: ctx.tenantId,
        orderId: order.orderId,
        OR: [{ closedAt: null }, { nextQueryAt: { not: null } }],
      },
      select: { id: true },
    }),
  )
  for (const { id } of attempts) await settlePayment(ctx, { attemptId: id, ask: 'now' })
  await tend(told)
}

async function giveBack({ buyer: { shop: ctx, order } }: Told): Promise<void> {
  const open = await ctx.transaction(({ tx }) =>
    tx.paymentReview.findMany({
      where: { tenantId: ctx.tenantId, orderId: order.orderId, status: 'open', receiptId: { not: null } },
      select: { id: true },
    }),
  )
  const [review] = open
  if (review === undefined) return
  await refundReview(ctx, { reviewId: review.id, how: 'mpesa_by_hand', reference: 'R1', note: 'given back' })
}

/** Whoever has a prompt answers it or lets it go, the operator says all that it has to say, and everything is looked at. */
async function arrive(told: Told): Promise<void> {
  const { mpesa, clock } = told.buyer
  for (const [nth, prompt] of mpesa.prompts.entries()) mpesa.answer(prompt, nth % 3 === 0 ? '0' : '1037')
  for (const prompt of answered(told)) await callBack(told, prompt, { times: 1, readers: 1 })
  clock.advance(3 * 60_000)
  await settle(told)
}
