import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { createConversation, createShop, type TestShop } from '../../support/builders.ts'
import type { TestDatabase } from '../../support/test-database.ts'

export interface AttemptSpec {
  method?: 'stk' | 'c2b' | 'card'
  status: string
  code?: string
  amountMinor: number
  currency?: string
  /** ISO instant of its beginning. */
  at: string
  /** Seconds from there to the provider's first word. */
  wordAfter?: number
  /** Further words, in seconds from the beginning. */
  more?: number[]
}

export interface ReportShop {
  shop: TestShop
  /** An order with its attempts in the order given. */
  order(...attempts: AttemptSpec[]): Promise<void>
  /** Money that came in. */
  money(row: {
    amountMinor: number
    allocatedMinor: number
    at: string
    currency?: string
    reversed?: boolean
  }): Promise<void>
  review(reason: string, status?: string): Promise<void>
}

/** A shop whose payment rows a test writes itself, so that its figures can be literal. */
export async function reportShop(db: TestDatabase): Promise<ReportShop> {
  const shop = await createShop(db)
  const { tenantId } = shop
  const { customerId, conversationId } = await createConversation(db, shop)
  const own = () => ({ tenantId, id: randomIds.uuid() })
  const openAccount = (provider: string) =>
    db.transaction(tenantId, (tx) =>
      tx.paymentAccount.create({ data: { ...own(), provider, shortcode: '174379', credentialsEnc: 'sealed' } }),
    )
  const account = await openAccount('mpesa')
  const cardAccount = await openAccount('pesapal')
  return {
    shop,
    order: (...attempts) =>
      db.transaction(tenantId, async (tx) => {
        const totalMinor = attempts[0]?.amountMinor ?? 0
        const reference = randomIds.secret(5)
        const order = await tx.order.create({
          data: {
            ...own(),
            conversationId,
            customerId,
            reference,
            status: 'awaiting_payment',
            currency: 'KES',
            subtotalMinor: totalMinor,
            totalMinor,
          },
        })
        for (const attempt of attempts) await writeAttempt(tx, attempt, order.id, reference)
      }),
    money: ({ at, reversed = false, currency = 'KES', ...amounts }) =>
      db.transaction(tenantId, async (tx) => {
        const receipt = randomIds.secret(5)
        const reversedAt = reversed ? new Date(at) : null
        await tx.moneyReceipt.create({
          data: {
            ...own(),
            provider: 'mpesa',
            source: 'c2b',
            receipt,
            currency,
            at: new Date(at),
            reversedAt,
            ...amounts,
          },
        })
      }),
    review: (reason, status = 'open') =>
      db.transaction(tenantId, async (tx) => {
        await tx.paymentReview.create({ data: { ...own(), reason, subject: randomIds.secret(5), status } })
      }),
  }

  async function writeAttempt(tx: Tx, spec: AttemptSpec, orderId: string, reference: string): Promise<void> {
    const { method = 'stk', status, code = null, amountMinor, currency = 'KES', at, wordAfter, more = [] } = spec
    const createdAt = new Date(at)
    const attempt = await tx.paymentAttempt.create({
      data: {
        ...own(),
        orderId,
        accountId: account.id,
        requestId: randomIds.uuid(),
        method,
        status,
        resultCode: code,
        receipt: status === 'paid' ? randomIds.secret(5) : null,
        amountMinor,
        currency,
        msisdn: method === 'stk' ? '254700000001' : null,
        reference,
        tokenHash: randomIds.secret(16),
        createdAt,
        expiresAt: createdAt,
        closedAt: createdAt,
        superseded: true,
      },
    })
    const words = wordAfter === undefined ? [] : [wordAfter, ...more]
    for (const seconds of words) await writeWord(tx, attempt, new Date(createdAt.getTime() + seconds * 1000))
  }

  async function writeWord(
    tx: Tx,
    attempt: { id: string; method: string; amountMinor: number; orderId: string },
    receivedAt: Date,
  ): Promise<void> {
    const eventKey = randomIds.secret(8)
    if (attempt.method === 'stk') {
      const row = { attemptId: attempt.id, source: 'callback', eventKey, claim: {}, raw: {}, receivedAt }
      await tx.paymentEvent.create({ data: { ...own(), ...row } })
      return
    }
    const receipt = randomIds.secret(5)
    const isCard = attempt.method === 'card'
    const claim = isCard ? { attemptId: attempt.id } : { receipt }
    const source = isCard ? 'card_notification' : 'c2b'
    await tx.paymentNotification.create({
      data: {
        ...own(),
        accountId: isCard ? cardAccount.id : account.id,
        provider: isCard ? 'pesapal' : 'mpesa',
        source,
        eventKey,
        claim,
        raw: {},
        receivedAt,
        notBefore: receivedAt,
      },
    })
    if (isCard) return
    const { amountMinor, orderId, id: attemptId } = attempt
    const money = { amountMinor, allocatedMinor: amountMinor, currency: 'KES', at: receivedAt }
    await tx.moneyReceipt.create({
      data: { ...own(), provider: 'mpesa', source: 'c2b', receipt, attemptId, orderId, ...money },
    })
  }
}
