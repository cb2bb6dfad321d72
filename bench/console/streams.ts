import { request } from 'node:http'
import { pause } from '../chaos/customers.ts'
import { percentile } from '../load.ts'
import { consoleClient } from './console-client.ts'
import type { BigShop } from './pages.ts'
import { openStaff, type Person, setVisibility } from './staff.ts'

/** From the webhook's answer, which follows the commit, in ms: [p50, p95]. */
export interface Bubbles {
  /** Until a browser hears that something has changed, of all of them. */
  hints: [number, number]
  /** Until one of them has read the message. */
  bubble: [number, number]
  /** News that a browser did not hear. */
  missed: number
  told: number
}

/** As many as one person may open. */
const OF_ONE = 5
const MESSAGES = 40
const EVERY_MS = 500
/** News that has not come by then is counted as missed. */
const PATIENCE_MS = 10_000

/** Customers write while agents look on, each of whom may see what is nobody's: what each stream tells is looked up for its reader. */
export async function measureBubbles(big: BigShop, streams: number): Promise<Bubbles> {
  const { house, client, shop } = big
  await setVisibility(client, shop.tenantId, 'unassigned_and_own')
  const count = Math.ceil(streams / OF_ONE)
  const people = await openStaff(house.runtime, client, { tenantId: shop.tenantId, role: 'agent', count })
  const heard = new Map<string, number[]>()
  const onNews = (id: string) => heard.get(id)?.push(performance.now())
  const { webUrl } = house.cluster
  const http = consoleClient(webUrl)
  const opened = await Promise.all(
    Array.from({ length: streams }, (_none, n) => openStream(webUrl, people[n % count], onNews)),
  )
  try {
    const { rows } = await client.query<{ id: string; address: string }>(
      `SELECT v.id, c.address FROM conversations v JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id
      WHERE v.tenant_id = $1 AND v.assignee_id IS NULL AND v.inbox_state = 'assistant' AND v.channel_id = $2 LIMIT $3`,
      [shop.tenantId, shop.channelId, MESSAGES],
    )
    const hints: number[] = []
    const bubbles: number[] = []
    for (const { id, address } of rows) {
      heard.set(id, [])
      const message = {
        sender: shop.address,
        from: address,
        profileName: 'Mteja',
        kind: 'text' as const,
        body: 'mko wazi?',
      }
      await house.sandbox.twilio.inbound(message)
      const committed = performance.now()
      const seen = await newest(heard, id)
      await http.get(`/v1/conversations/${id}/messages?limit=30`, people[0]?.token ?? '')
      if (seen) bubbles.push(performance.now() - committed)
      await pause(EVERY_MS)
      const until = performance.now() + PATIENCE_MS
      while ((heard.get(id)?.length ?? 0) < streams && performance.now() < until) await pause(20)
      hints.push(...(heard.get(id) ?? []).map((at) => Math.max(0, at - committed)))
      heard.delete(id)
    }
    return {
      hints: spread(hints),
      bubble: spread(bubbles),
      missed: rows.length * streams - hints.length,
      told: rows.length,
    }
  } finally {
    for (const close of opened) close()
    http.close()
  }
}

/** Waits until the first stream has heard of a conversation; false when none has in time. */
async function newest(heard: ReadonlyMap<string, number[]>, id: string): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    if ((heard.get(id)?.length ?? 0) > 0) return true
    await pause(2)
  }
  return false
}

function spread(values: number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  return [percentile(sorted, 0.5), percentile(sorted, 0.95)]
}

/** Listens as a browser does; gives what ends it. Resolves once the stream has said hello. */
function openStream(
  baseUrl: string,
  person: Person | undefined,
  onNews: (conversationId: string) => void,
): Promise<() => void> {
  const headers = { authorization: `Bearer ${person?.token}` }
  return new Promise((resolve, reject) => {
    const sent = request(`${baseUrl}/v1/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`))
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          if (block.includes('event: hello')) resolve(() => sent.destroy())
          const [, id] = /"kind":"conversation","id":"([^"]+)"/.exec(block) ?? []
          if (id !== undefined) onNews(id)
        }
      })
      answer.on('error', () => undefined)
    })
    sent.on('error', reject)
    sent.end()
  })
}
