import type pg from 'pg'
import { pause } from './chaos/customers.ts'
import type { Installation } from './chaos/installation.ts'

const LINES = [
  'nataka viatu vya kukimbia size 42',
  '1',
  'what time do you close?',
  'do you have school shoes size 38?',
  'what offers do you have?',
  'order yangu iko wapi?',
  'niaje, mko na simu ya 15k?',
  'can I return shoes?',
]
/** How long the last answers may take after the last message was written. */
const PATIENCE_MS = 60_000

/**
 * Customers write to one number at a steady rate through the sandbox.
 * @param options.perSecond messages; each customer gets its next one only after many others, so that turns do not merge
 * @param options.batch two digits that no other run uses: its customers are its own
 */
export async function writeAtRate(
  house: Installation,
  sender: string,
  options: { perSecond: number; seconds: number; batch: string },
): Promise<void> {
  const total = options.perSecond * options.seconds
  const crowd = Math.max(50, options.perSecond * 4)
  const from = performance.now()
  const sent: Promise<unknown>[] = []
  for (let n = 0; n < total; n++) {
    const waitMs = from + (n * 1000) / options.perSecond - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const customer = `whatsapp:+254${options.batch}${String(n % crowd).padStart(8, '0')}`
    const body = LINES[Math.floor(n / crowd) % LINES.length] ?? ''
    sent.push(house.sandbox.twilio.inbound({ sender, from: customer, profileName: 'Mteja', kind: 'text', body }))
  }
  await Promise.all(sent)
}

/** Waits until a query that counts what is `open` gives 0; false when it did not within a minute. */
export async function untilNone(client: pg.Client, open: string, values: unknown[]): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    const { rows } = await client.query<{ open: string }>(open, values)
    if (Number(rows[0]?.open) === 0) return true
    await pause(50)
  }
  return false
}
