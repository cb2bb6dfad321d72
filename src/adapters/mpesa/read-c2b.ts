import { z } from 'zod'
import type { C2bClaim, C2bReading } from '../../domain/payments/methods/c2b/c2b-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import { MOST_MINOR } from '../../lib/money.ts'
import { sha256 } from '../../lib/sha256.ts'
import { centsOf } from './cents-of.ts'
import { payerOf, printable, REFERENCE_LENGTH, Text } from './money-fields.ts'
import { storableObject } from './storable-object.ts'

/** Unknown keys are ignored: the provider adds some now and then. */
const Body = z.object({
  TransID: Text.pipe(z.string().regex(/^[A-Za-z0-9]{1,40}$/)),
  TransTime: Text,
  TransAmount: z.unknown(),
  BusinessShortCode: Text.pipe(z.string().regex(/^\d{1,12}$/)),
  BillRefNumber: Text,
  MSISDN: Text,
})

/** Reads a validation or confirmation. What may not be kept is gone from `raw`, also when the rest cannot be read. */
export function readC2b(body: string): C2bReading {
  const raw = storableObject(body)
  if (!raw) return { outcome: 'unreadable', problem: 'not a JSON object', raw: { unreadable: sha256(body) } }
  const kept = withoutSecrets(raw)
  const parsed = Body.safeParse(raw)
  if (!parsed.success) {
    return {
      outcome: 'unreadable',
      problem: `unexpected ${parsed.error.issues[0]?.path.join('.') ?? 'body'}`,
      raw: kept,
    }
  }
  const amountMinor = centsOf(parsed.data.TransAmount)
  if (amountMinor === null || amountMinor === 0 || amountMinor > MOST_MINOR) {
    const { TransID, BillRefNumber } = parsed.data
    const about = `receipt ${TransID}, account ${BillRefNumber.slice(0, REFERENCE_LENGTH) || '—'}`
    return { outcome: 'unreadable', problem: `unexpected TransAmount ${amountText(body)}, ${about}`, raw: kept }
  }
  return { outcome: 'claim', claim: claimOf(parsed.data, amountMinor), raw: kept }
}

/** The amount in the sender's own characters: a number that is read as one may not be the one that was written. */
function amountText(body: string): string {
  const [, text = ''] = /"TransAmount"\s*:\s*("(?:[^"\\]|\\.){0,80}|[^,}]{1,80})/.exec(body) ?? []
  return printable(text.replace(/^"/, '').trim())
}

function claimOf(body: z.infer<typeof Body>, amountMinor: number): C2bClaim {
  return {
    receipt: body.TransID.toUpperCase(),
    amountMinor,
    shortcode: body.BusinessShortCode,
    typedReference: body.BillRefNumber.slice(0, REFERENCE_LENGTH),
    payer: payerOf(body.MSISDN),
    paidAt: nairobiInstant(body.TransTime),
  }
}

/** East Africa Time, whatever zone the server runs in; null for a day that does not exist. */
function nairobiInstant(stamp: string): string | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`)
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}

function withoutSecrets(raw: JsonObject): JsonObject {
  const { OrgAccountBalance: _balance, MSISDN, ...kept } = raw
  const msisdn = typeof MSISDN === 'string' || typeof MSISDN === 'number' ? String(MSISDN) : ''
  return { ...kept, MSISDN: payerOf(msisdn.trim()) }
}
