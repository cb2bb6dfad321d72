import type { StkAccount, StkPush } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import { nairobiTimestamp } from './nairobi-timestamp.ts'

/** The three fields that prove the shop's identity; a query needs a fresh set. */
export function signedShortcode(account: StkAccount, now: Date): JsonObject {
  const timestamp = nairobiTimestamp(now)
  const password = Buffer.from(`${account.shortcode}${account.passkey}${timestamp}`).toString('base64')
  return { BusinessShortCode: Number(account.shortcode), Password: password, Timestamp: timestamp }
}

/**
 * The push as the provider wants it. For a till, `shortcode` is the store number and the money goes to the till.
 * Throws when the amount is not whole shillings: the domain refuses that long before.
 */
export function pushRequest(account: StkAccount, push: StkPush, now: Date): JsonObject {
  if (push.amountMinor % 100 !== 0 || push.amountMinor < 100) throw new Error('the amount must be whole shillings')
  const payer = Number(push.msisdn)
  return {
    ...signedShortcode(account, now),
    TransactionType: account.till === null ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
    Amount: push.amountMinor / 100,
    PartyA: payer,
    PartyB: Number(account.till ?? account.shortcode),
    PhoneNumber: payer,
    CallBackURL: push.callbackUrl,
    AccountReference: push.reference.replace(/[^A-Za-z0-9]/g, '').slice(0, 12),
    TransactionDesc: push.description.slice(0, 13),
  }
}
