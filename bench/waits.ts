import type pg from 'pg'
import { pause } from './chaos/customers.ts'
import type { Installation } from './chaos/installation.ts'
import { percentile } from './load.ts'

/** Where a message waits, in ms: for the webhook's answer, for its turn to begin, in the turn, for its answer to leave; and in all. */
type Stage = 'accept' | 'begin' | 'turn' | 'send' | 'total'
export type Waits = Record<Stage, number>
export type Spreads = Record<Stage, [p50: number, p95: number]>

const ANSWERED_WITHIN_MS = 120_000
const LINES = ['nataka viatu vya kukimbia size 42', 'what time do you close?', 'what offers do you have?', 'habari']

interface Written {
  sid: string
  at: number
  acceptedMs: number
  status: number | null
}

/** Each message from a customer of its own, so that no two become one turn. Resolves once all were sent. */
export async function write(
  house: Installation,
  shop: { address: string },
  options: { perSecond: number; seconds: number; batch: string },
): Promise<Promise<Written>[]> {
  const total = Math.floor(options.perSecond * options.seconds)
  const from = performance.now()
  const sent: Promise<Written>[] = []
  for (let n = 0; n < total; n++) {
    const due = from + (n * 1_000) / options.perSecond
    const waitMs = due - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const message = {
      sender: shop.address,
      from: `whatsapp:+254${options.batch}${String(n).padStart(7, '0')}`,
      profileName: 'Mteja',
      kind: 'text' as const,
      body: LINES[n % LINES.length] ?? '',
    }
    const at = Date.now()
    const start = performance.now()
    sent.push(
      house.sandbox.twilio.inbound(message).then(({ messageSid, webhookStatus }) => ({
        sid: messageSid,
        at,
        acceptedMs: performance.now() - start,
        status: webhookStatus,
      })),
    )
  }
  return sent
}

interface Answer {
  sid: string
  received: Date
  started: Date
  turnMs: number
  sent: Date
}

/** How long each of these messages waited for its first answer; fails when one has none in time. */
export async function answered(client: pg.Client, written: Written[]): Promise<Waits[]> {
  const deadline = performance.now() + ANSWERED_WITHIN_MS
  for (;;) {
    const { rows } = await client.query<Answer>(
      `SELECT DISTINCT ON (i.provider_message_id) i.provider_message_id AS sid, i.received_at AS received,
         t.started_at AS started, t.duration_ms AS "turnMs", o.sent_at AS sent
       FROM inbound_messages i JOIN outbound_messages o USING (tenant_id, conversation_id)
       JOIN turns t ON t.tenant_id = i.tenant_id AND t.id = i.turn_id
       WHERE i.provider_message_id = ANY($1) AND o.sent_at IS NOT NULL ORDER BY i.provider_message_id, o.sent_at`,
      [written.map(({ sid }) => sid)],
    )
    if (rows.length === written.length) {
      const bySid = new Map(rows.map((row) => [row.sid, row]))
      return written.flatMap((one) => {
        const answer = bySid.get(one.sid)
        return answer ? [waitsOf(one, answer)] : []
      })
    }
    if (performance.now() > deadline) throw new Error(`${written.length - rows.length} messages had no answer in time`)
    await pause(100)
  }
}

function waitsOf({ at, acceptedMs }: Written, { received, started, turnMs, sent }: Answer): Waits {
  return {
    accept: acceptedMs,
    begin: started.getTime() - received.getTime(),
    turn: turnMs,
    send: sent.getTime() - started.getTime() - turnMs,
    total: sent.getTime() - at,
  }
}

export function spreads(waits: Waits[]): Spreads {
  const of = (stage: Stage): [number, number] => {
    const sorted = waits.map((wait) => wait[stage]).toSorted((a, b) => a - b)
    return [percentile(sorted, 0.5), percentile(sorted, 0.95)]
  }
  return { accept: of('accept'), begin: of('begin'), turn: of('turn'), send: of('send'), total: of('total') }
}

/** For people: each stage with its p50 and p95 in ms. */
export function lineOf(spreads: Spreads): string {
  return Object.entries(spreads)
    .map(([stage, [p50, p95]]) => `${stage} ${p50.toFixed(0)}/${p95.toFixed(0)}`)
    .join('  ')
}
