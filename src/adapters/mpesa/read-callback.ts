import { z } from 'zod'
import type { CallbackReading, StkClaim } from '../../domain/payments/stk-provider.ts'
import { JsonObject } from '../../lib/json.ts'
import { centsOf } from './cents-of.ts'

/** Numbers and texts are both in use for codes, amounts and phones; unknown keys are ignored. */
const Scalar = z.union([z.string(), z.number()]).transform((value) => String(value).trim())

const Item = z.object({ Name: z.string(), Value: z.unknown().optional() })

const Callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      MerchantRequestID: Scalar.optional(),
      CheckoutRequestID: Scalar.pipe(z.string().min(1)),
      ResultCode: Scalar.pipe(z.string().min(1).max(40)),
      CallbackMetadata: z
        .object({ Item: z.union([z.array(Item), Item]) })
        .nullish()
        .catch(null),
    }),
  }),
})

/** Neither survives the way into a jsonb column: a NUL character and half of a surrogate pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i

/** Reads the body of a callback. Metadata is read by name: its order varies, and values may be missing. */
export function readCallback(body: string): CallbackReading {
  const raw = parseObject(body)
  if (!raw) return { outcome: 'malformed', problem: 'not a JSON object' }
  const parsed = Callback.safeParse(raw)
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? 'body'
    return { outcome: 'unreadable', problem: `unexpected ${where}`, raw }
  }
  return { outcome: 'claim', claim: claimOf(parsed.data.Body.stkCallback), raw }
}

function parseObject(text: string): JsonObject | null {
  try {
    const parsed = JsonObject.safeParse(JSON.parse(text))
    return parsed.success && !UNSTORABLE.test(JSON.stringify(parsed.data)) ? parsed.data : null
  } catch {
    return null
  }
}

function claimOf(result: z.infer<typeof Callback>['Body']['stkCallback']): StkClaim {
  const items = result.CallbackMetadata?.Item ?? []
  const values = new Map((Array.isArray(items) ? items : [items]).map(({ Name, Value }) => [Name, Value]))
  return {
    providerRequestId: result.CheckoutRequestID,
    providerMerchantId: result.MerchantRequestID ?? '',
    resultCode: result.ResultCode,
    amountMinor: centsOf(values.get('Amount')),
    receipt: textOf(values.get('MpesaReceiptNumber')),
    msisdn: textOf(values.get('PhoneNumber')),
  }
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  return text === '' ? null : text
}
