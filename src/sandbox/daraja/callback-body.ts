import { nairobiStamp } from './nairobi-time.ts'
import { describeResult } from './result-codes.ts'
import type { StkPush } from './store.ts'

interface Item {
  Name: string
  Value?: string | number
}

/** The body of an STK callback; only a success carries metadata. */
export function callbackBody(push: StkPush, code: string): object {
  const numeric = /^\d+$/.test(code) && push.script.shape.resultCodeAs === 'number'
  const result = {
    MerchantRequestID: push.merchantRequestId,
    CheckoutRequestID: push.checkoutRequestId,
    ResultCode: numeric ? Number(code) : code,
    ResultDesc: describeResult(code),
  }
  const metadata = code === '0' ? { CallbackMetadata: { Item: metadataItems(push) } } : {}
  return { Body: { stkCallback: { ...result, ...metadata } } }
}

function metadataItems(push: StkPush): Item[] {
  const { shape } = push.script
  const items: Item[] = []
  if (!shape.withoutAmount) items.push({ Name: 'Amount', Value: shape.amount ?? push.amount })
  if (!shape.withoutReceipt) items.push({ Name: 'MpesaReceiptNumber', Value: push.receipt ?? '' })
  if (shape.balance === 'no_value') items.push({ Name: 'Balance' })
  if (shape.balance === 'braces') items.push({ Name: 'Balance', Value: '{Amount={BasicAmount=0.00}}' })
  items.push({ Name: 'TransactionDate', Value: Number(nairobiStamp(new Date(push.finishedAt ?? push.receivedAt))) })
  items.push({ Name: 'PhoneNumber', Value: Number(push.msisdn) })
  return shape.shuffled ? items.reverse() : items
}
