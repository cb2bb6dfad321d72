import { EVENTS, type EventBody, type EventType } from './catalogue/schemas.ts'

const ID = '3f0c8a52-7d1e-4b6a-9c55-0e2f6d9b1a70'
const OTHER_ID = 'b7a4e1d0-52c3-4f0e-8a6d-94c1f3e7d215'

/** What stands under each name in the examples. */
const SAMPLES: Readonly<Record<string, string | number>> = {
  version: 4,
  owner_id: `staff:${OTHER_ID}`,
  reference: 'MK-7Q4T',
  kind: 'text',
  reason: 'mismatch',
  promised_at: '2026-11-16T10:00:00.000Z',
  method: 'stk',
  status: 'paid',
  purpose: 'marketing',
  action: 'granted',
  conversation_id: OTHER_ID,
}
const STATES: Partial<Record<EventType, string>> = {
  'order.created': 'draft',
  'order.placed': 'awaiting_payment',
  'order.cancelled': 'cancelled',
  'order.fulfilled': 'fulfilled',
}

/** The body of a request that tells of such a fact. */
export function eventExample(type: EventType): EventBody {
  const status = STATES[type]
  const sample = (name: string) => (name === 'status' && status) || (SAMPLES[name] ?? ID)
  const data = Object.fromEntries(Object.keys(EVENTS[type].data.shape).map((name) => [name, sample(name)]))
  return { type, timestamp: '2026-11-16T09:00:00.000Z', sequence: 42, data }
}
