import type { JsonObject } from '../../../../lib/json.ts'
import type { StkAccount } from '../stk/stk-provider.ts'

/** What M-PESA says about money sent by hand. Nobody signs it: the address it came to says whose it is. */
export interface C2bClaim {
  /** The provider's receipt: the one key under which this money is known everywhere. */
  receipt: string
  amountMinor: number
  /** The paybill, till or store number that got the money. */
  shortcode: string
  /** What the payer typed as account number; '' on a till. */
  typedReference: string
  /** Who paid, as far as it may be kept: a masked or shortened number. */
  payer: string | null
  /** ISO instant; null when the provider's own time cannot be read. */
  paidAt: string | null
}

/** `raw` is the body without what must not be kept: the shop's balance and the payer's full number. */
export type C2bReading =
  | { outcome: 'claim'; claim: C2bClaim; raw: JsonObject }
  | { outcome: 'unreadable'; problem: string; raw: JsonObject }

/** Addresses that M-PESA keeps for a shortcode for years. */
export interface C2bUrls {
  confirmationUrl: string
  validationUrl: string
  version: 'v1' | 'v2'
}

export type C2bRegistration =
  | { outcome: 'registered' }
  /** `hint` says what the shop's operator can do about it. */
  | { outcome: 'failed'; cause: 'busy' | 'configuration'; code: string; problem: string; hint: string }

export interface C2bProvider {
  /** Tells M-PESA where to report money. Production takes it once per shortcode, so an operator calls this, never a retry. */
  registerUrls(account: StkAccount, urls: C2bUrls): Promise<C2bRegistration>
  /** Reads the body of a validation or a confirmation: both have the same shape. */
  readNotification(body: string): C2bReading
}
