import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Ctx, NoticeKey, TxCtx } from '../../context.ts'
import type { OrderRow } from '../../orders/index.ts'
import type { Attempt } from '../core/attempt.ts'
import type { NextLook } from '../core/next-look.ts'
import type { OrdersAttempt } from '../core/orders-attempts.ts'
import type { PromptResult } from '../schemas.ts'

/** `now` is for a customer who is being answered this moment: the provider is asked, and she is not told to wait. */
export type AskProvider = 'when_due' | 'now'

/** A payment that did not come through, and what the order has seen so far. */
export interface FailedPayment {
  /** Why it failed, where its provider says so. */
  result: PromptResult | null
  /** Of the order, newest first. */
  attempts: readonly Pick<OrdersAttempt, 'method' | 'status' | 'result' | 'createdAt'>[]
  now: Date
}

/**
 * All that is peculiar to one way of paying. Whoever serves every way asks the handler of the attempt's method, and never
 * for the method's name: a new way is a folder that ends in one of these, and its line in `PAYMENT_METHODS`. How a payment
 * starts is no part of it, because every way is asked for otherwise and gives the customer something else.
 */
export interface PaymentMethodHandler {
  /** payment_accounts.provider: methods of one provider share the shop's account there, and its receipts. */
  provider: string
  /** What staff calls it. */
  label: string
  notices: {
    /** It has paid an order in time. */
    paid: NoticeKey
    /** It may still be paid, and it takes long; null where nobody waits for an answer. */
    waiting: NoticeKey | null
    /** The customer stands there with an unpaid order. */
    ended: readonly NoticeKey[]
    /** The button that offers it. */
    button: NoticeKey
  }
  /** The provider asks the payer by itself, so that while an attempt is open money may come any moment. */
  isPushed: boolean
  /** An attempt takes one payment: when its own reports name two receipts, they contradict each other. */
  isPaidOnce: boolean
  /** Once it has failed it stays so; else its payer may try again. */
  isFailureFinal: boolean
  /** Seconds from the start of an attempt to the last look that is ever planned; null: to its expiry. */
  lastLookSeconds: number | null
  /** Why nothing of this amount and currency can be paid so; null when it can. Without an amount: why nothing in that currency. */
  misfitOf(asked: {
    totalMinor: number | null
    currency: string | null
  }): 'amount_out_of_range' | 'other_currency' | null
  /** When an attempt that has just got its status is looked at again. `providerFinal`: asking again is pointless. */
  nextLook(ctx: Ctx, attempt: Attempt, providerFinal: boolean): NextLook
  /**
   * Brings an attempt to what is true now: reads what the provider has said, asks it where that is due, and applies both
   * under the attempt's lock. Calls the network: not inside a transaction.
   */
  settle(ctx: Ctx, attemptId: string, ask: AskProvider): Promise<Attempt>
  /** Takes the open attempts of an order, but one, out of use at the provider too; null where it cannot be told. */
  retire: ((ctx: TxCtx, orderId: string, keptAttemptId: string | null) => Promise<void>) | null
  /** An attempt under which any order takes money of this provider that nobody has; null where money pays only what it was sent for. */
  openForMoney: ((ctx: TxCtx, order: OrderRow, by: { accountId: string; requestId: string }) => Promise<Attempt>) | null
  /** Seconds until it makes sense to offer it after a failed payment, 0 now; null when it makes none. */
  waitToOffer(failed: FailedPayment): number | null
  /** What a result code of its provider means; null where there are none. */
  resultOf: ((ctx: Ctx, code: string) => PromptResult) | null
  /** Rows of `attempt_id, received_at`: what the provider has said by itself since then. */
  providersWords(ctx: TxCtx, since: Date): Prisma.Sql
}
