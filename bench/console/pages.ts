import type pg from 'pg'
import { startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { growTenants } from '../grow.ts'
import { percentile } from '../load.ts'
import { type ConsoleClient, consoleClient } from './console-client.ts'
import { fillShop } from './fill-shop.ts'
import { type Filled, openings, otherLists, pagesOfInbox, type Question, searches } from './questions.ts'
import { openStaff, type Person, setVisibility, type Visibility } from './staff.ts'

/** How long one question took, of those who ask it. */
export interface Measured {
  name: string
  p50: number
  p95: number
  barMs: number
}

export interface PagesSize {
  conversations: number
  messages: number
  orders: number
  tenants: number
}

/** One installation whose first shop is as big as asked for, among many others; nobody answers in it. */
export async function openBigShop(size: PagesSize, tell: (done: number, what: string) => void) {
  const house = await startInstallation({ seed: 1, workers: 0, redis: true })
  const client = await connectUncounted(house.ownerUrl)
  const [shop] = house.shops
  if (!shop) throw new Error('the installation has no shop')
  const owners = await openStaff(house.runtime, client, { tenantId: shop.tenantId, role: 'owner', count: 8 })
  const agents = await openStaff(house.runtime, client, { tenantId: shop.tenantId, role: 'agent', count: 40 })
  await growTenants(client, shop, size.tenants)
  await fillShop(client, shop, { ...size, staff: agents.map(({ actor }) => actor) }, tell)
  const close = async () => {
    await client.end()
    await house.stop()
  }
  return { house, client, shop, owners, agents, close }
}
export type BigShop = Awaited<ReturnType<typeof openBigShop>>

/**
 * Asks everything, one thing at a time, whoever may ask it: an owner everything, agents what their shop's visibility changes. Each
 * group has its own people, because nobody may ask more than 600 times a minute.
 */
export async function measurePages(
  big: BigShop,
  times: number,
  say: (group: string, measured: Measured[]) => void,
): Promise<void> {
  const http = consoleClient(big.house.cluster.webUrl)
  const filled = await readFilled(big.client, big.shop.tenantId, big.agents)
  const run = async (group: string, people: Person[], questions: Question[]) =>
    say(group, await askAll(http, people, questions, times))
  try {
    const me: Question = {
      name: 'who am I (the floor: no list at all)',
      path: '/v1/auth/me',
      barMs: Number.POSITIVE_INFINITY,
    }
    await run('floor', big.owners.slice(0, 1), [me])
    const forOwners = [...pagesOfInbox(filled), ...searches(), ...otherLists(), ...openings(filled)]
    await run('an owner', big.owners.slice(1), forOwners)
    const seen: Visibility[] = ['all', 'unassigned_and_own', 'own']
    for (const [index, visibility] of seen.entries()) {
      await setVisibility(big.client, big.shop.tenantId, visibility)
      const forAgents = [...pagesOfInbox(filled), ...searches(), ...otherLists()]
      await run(`an agent who sees ${visibility}`, big.agents.slice(index * 8, index * 8 + 8), forAgents)
    }
  } finally {
    http.close()
  }
}

async function askAll(
  http: ConsoleClient,
  people: Person[],
  questions: Question[],
  times: number,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [index, { name, path, barMs }] of questions.entries()) {
    const token = people[index % people.length]?.token ?? ''
    const took: number[] = []
    for (let n = 0; n <= times; n++) {
      const { status, body, ms } = await http.get(path, token)
      if (status !== 200) throw new Error(`${name}: ${status} ${body.slice(0, 300)}`)
      // The first one plans and reads in what the others find.
      if (n > 0) took.push(ms)
    }
    const sorted = took.toSorted((a, b) => a - b)
    measured.push({ name, barMs, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) })
  }
  return measured
}

async function readFilled(client: pg.Client, tenantId: string, agents: Person[]): Promise<Filled> {
  const one = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row> => {
    const { rows } = await client.query<Row>(sql, [tenantId])
    const [row] = rows
    if (!row) throw new Error(`nothing was filled in: ${sql}`)
    return row
  }
  const place = async (where: string, by: string, share: number): Promise<[string, string]> => {
    const { at, id } = await one<{ at: Date; id: string }>(
      `SELECT ${by} AS at, id FROM conversations WHERE tenant_id = $1 AND ${where} ORDER BY ${by} ${by === 'due_at' ? '' : 'DESC'}, id
      OFFSET (SELECT floor(count(*) * ${share}) FROM conversations WHERE tenant_id = $1 AND ${where}) LIMIT 1`,
    )
    return [at.toISOString(), id]
  }
  const { conversation, customer, id } = await one<Record<'conversation' | 'customer' | 'id', string>>(
    `SELECT o.conversation_id AS conversation, o.customer_id AS customer, o.id FROM orders o
    WHERE o.tenant_id = $1 AND o.reference = 'BN-111' LIMIT 1`,
  )
  return {
    assignee: agents.at(-1)?.actor ?? '',
    conversationId: conversation,
    customerId: customer,
    orderId: id,
    deep: {
      all: await place('true', 'last_message_at', 0.8),
      assistant: await place(`inbox_state = 'assistant'`, 'last_message_at', 0.8),
      waiting: await place(`inbox_state = 'waiting'`, 'due_at', 0.8),
    },
  }
}
