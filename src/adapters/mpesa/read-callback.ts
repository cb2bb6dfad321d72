import { z } from 'zod'
import type { CallbackReading, StkClaim } from '../../domain/payments/methods/stk/stk-provider.ts'
import { centsOf } from './cents-of.ts'
import { storableObject } from './storable-object.ts'

/** Numbers and texts are both in use for codes, amounts and phones; unknown keys are ignored. */
const Scalar = z.union([z.string(), z.number()]).transform((value) => String(value).trim())

const Item = z.object({ Name: z.string(), Value: z.unknown().optional() })

const Callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      MerchantRequestID: Scalar.optional(),
      CheckoutRequestID: Scalar.pipe(z.string().regex(/^[\x21-\x7e]{1,100}$/)),
      ResultCode: Scalar.pipe(z.string().min(1).max(40)),
      CallbackMetadata: z
        .object({ Item: z.union([z.array(Item), Item]) })
        .nullish()
        .catch(null),
    }),
  }),
})

/** Reads the body of a callback. Metadata is read by name: its order varies, and values may be missing. */
export function readCallback(body: string): CallbackReading {
  const raw = storableObject(body)
  if (!raw) return { outcome: 'malformed', problem: 'not a JSON object' }
  const parsed = Callback.safeParse(raw)
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? 'body'
    return { outcome: 'unreadable', problem: `unexpected ${where}`, raw }
  }
  return { outcome: 'claim', claim: claimOf(parsed.data.Body.stkCallback), raw }
}

function claimOf(result: z.infer<typeof Callback>['Body']['stkCallback']): StkClaim {
  const items = result.CallbackMetadata?.Item ?? []
  const values = new Map((Array.isArray(items) ? items : [items]).map(({ Name, Value }) => [Name, Value]))
  return {
    providerRequestId: result.CheckoutRequestID,
    providerMerchantId: (result.MerchantRequestID ?? '').slice(0, 100),
    resultCode: result.ResultCode,
    amountMinor: centsOf(values.get('Amount')),
    receipt: receiptOf(textOf(values.get('MpesaReceiptNumber'))),
    msisdn: textOf(values.get('PhoneNumber'))?.slice(0, 20) ?? null,
  }
}

/** Written as every other report of the same money writes it; what is no receipt is none. */
function receiptOf(text: string | null): string | null {
  return text !== null && /^[A-Za-z0-9]{1,40}$/.test(text) ? text.toUpperCase() : null
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text
}
