import type { CardNoticeReading } from '../../domain/payments/methods/card/card-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { isObject } from './provider-error.ts'

const TRACKING_ID = /^[A-Za-z0-9-]{1,64}$/
const REFERENCE = /^[\w.:/ -]{0,64}$/
const KEYS = {
  ordertrackingid: 'trackingId',
  ordermerchantreference: 'reference',
  ordernotificationtype: 'type',
} as const

/**
 * Reads a notification, whichever way it came: query, JSON or form, with keys in any case. Only the three values we know
 * are kept.
 */
export function readNotice(query: string, body: string): CardNoticeReading {
  const found: Partial<Record<(typeof KEYS)[keyof typeof KEYS], string>> = {}
  for (const [name, value] of [...pairsOf(query), ...bodyPairs(body)]) {
    const known = Object.entries(KEYS).find(([key]) => key === name.toLowerCase())?.[1]
    if (known) found[known] = value.trim()
  }
  const { trackingId = '', reference = '', type = 'IPNCHANGE' } = found
  if (!TRACKING_ID.test(trackingId)) return { outcome: 'malformed', problem: 'no tracking id' }
  if (!REFERENCE.test(reference) || !REFERENCE.test(type)) return { outcome: 'malformed', problem: 'odd characters' }
  const raw: JsonObject = {
    OrderTrackingId: trackingId,
    OrderMerchantReference: reference,
    OrderNotificationType: type,
  }
  return { outcome: 'notice', notice: { trackingId, reference, type }, raw }
}

/** The provider appends its own question mark to an address that has one already. */
function pairsOf(query: string): [string, string][] {
  return [...new URLSearchParams(query.replace(/\?/g, '&'))]
}

function bodyPairs(body: string): [string, string][] {
  const parsed = parseJson(body)
  if (!isObject(parsed)) return parsed === undefined ? [...new URLSearchParams(body)] : []
  return Object.entries(parsed).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
}
