import type { JsonObject } from '../../../../lib/json.ts'

/** A shop's opened merchant credentials for hosted card checkout. `id` versions them: an attempt keeps the one it was made with. */
export interface CardAccount {
  tenantId: string
  id: string
  environment: 'sandbox' | 'production'
  consumerKey: string
  consumerSecret: string
  /** The provider's id of the address it notifies; null until one was registered. */
  notificationId: string | null
  /** ISO codes the shop may be paid in. */
  currencies: readonly string[]
}

export interface CardOrder {
  /** Ours, never used twice, at most 50 characters. */
  reference: string
  amountMinor: number
  currency: string
  /** What the payer reads on the page, at most 100 characters. */
  description: string
  /** Where the payer's browser goes after paying. */
  callbackUrl: string
  /** Where it goes when the payer gives up. */
  cancellationUrl: string
  /** The registered address that is notified. */
  notificationId: string
  /** Digits with country code. */
  payerPhone: string
}

/** A call that the provider answered with no, or did not answer. `busy` may be tried again after a wait. */
export interface CardRefusal {
  cause: 'busy' | 'configuration' | 'invalid'
  code: string
  problem: string
}

export type SubmitOutcome =
  | { outcome: 'accepted'; trackingId: string; url: string }
  /** Refused at once: there is nothing that could be paid. */
  | ({ outcome: 'rejected' } & CardRefusal)
  /** No readable answer: an order may exist, but nobody has its link. */
  | { outcome: 'unknown'; problem: string }

/** What the provider says about one order. Nothing of it is money before it was compared with our own attempt. */
export interface CardReport {
  state: 'pending' | 'completed' | 'failed' | 'reversed'
  reference: string | null
  amountMinor: number | null
  currency: string | null
  /** The provider's receipt. */
  confirmationCode: string | null
}

export type CardStatus =
  | { outcome: 'report'; report: CardReport }
  /** Busy, unreadable, contradicting itself, or about another order: ask again later. */
  | { outcome: 'no_answer'; problem: string }

export type CancelOutcome =
  | { outcome: 'cancelled' }
  /** The provider will not: it is paid, was cancelled before, or is unknown there. */
  | { outcome: 'refused'; problem: string }
  | { outcome: 'no_answer'; problem: string }

export type AddressRegistration =
  | { outcome: 'registered'; notificationId: string }
  | ({ outcome: 'failed' } & CardRefusal)

export type AddressList =
  | { outcome: 'listed'; addresses: { notificationId: string; url: string }[] }
  | ({ outcome: 'failed' } & CardRefusal)

/** What a notification names. It carries neither amount nor status, and nobody signs it. */
export interface CardNotice {
  trackingId: string
  reference: string
  type: string
}

export type CardNoticeReading =
  | { outcome: 'notice'; notice: CardNotice; raw: JsonObject }
  /** Names no order in any form we know. */
  | { outcome: 'malformed'; problem: string }

export interface CardProvider {
  submitOrder(account: CardAccount, order: CardOrder): Promise<SubmitOutcome>
  status(account: CardAccount, trackingId: string): Promise<CardStatus>
  cancelOrder(account: CardAccount, trackingId: string): Promise<CancelOutcome>
  registerAddress(account: CardAccount, url: string): Promise<AddressRegistration>
  listAddresses(account: CardAccount): Promise<AddressList>
  /** @param query the query string of the request; @param body its body, empty for GET */
  readNotice(query: string, body: string): CardNoticeReading
}
