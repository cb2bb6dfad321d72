import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { claimConversation, createTicket } from '../../../src/domain/handoff/index.ts'
import {
  countQueues,
  type InboxFilter,
  listConversations,
  markRead,
  markUnread,
  saveComposer,
  setLabels,
} from '../../../src/domain/inbox/index.ts'
import { queueReply } from '../../../src/domain/messaging/index.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo } from '../turn-protocol/stage.ts'
import { openDesk } from './desk.ts'

const Plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(Plan).default([])
  },
})
type Plan = z.infer<typeof Plan>

/** A page, and what is left out of it. */
const FEW = 200

describe('the list of conversations', async () => {
  const db = await testDatabase()
  const desk = await openDesk(db)
  const wanjiru = await desk.person('Wanjiru')
  const otieno = await desk.person('Otieno')
  const list = async (filter: Partial<InboxFilter>, ctx = wanjiru) => {
    const { conversations } = await listConversations(ctx, {
      filter: { queue: 'all', ...filter },
      after: null,
      limit: 100,
    })
    return conversations
  }
  const idsIn = async (filter: Partial<InboxFilter>, ctx = wanjiru) =>
    (await list(filter, ctx)).map(({ conversationId }) => conversationId)
  const ask = (conversationId: string) =>
    createTicket(
      { ...desk.ctx, conversationId },
      { reason: 'human_requested', summary: 'a person', journey: 'handoff', step: 'ask' },
    )

  it('shows who wrote last, and what waits for an answer', async () => {
    const conversationId = await desk.talk('where is my order?')
    const row = async (ctx = wanjiru) => (await list({ ids: [conversationId] }, ctx))[0]
    expect(await row()).toMatchObject({
      inboxState: 'assistant',
      lastFrom: 'customer',
      lastPreview: 'where is my order?',
      unread: 1,
      customerName: 'Achieng',
      owner: 'bot',
      ticket: null,
    })
    await desk.turn(conversationId, echo())
    expect(await row()).toMatchObject({ lastFrom: 'bot', lastPreview: 'where is my order?', unread: 0 })
    await markUnread(wanjiru, { conversationId })
    expect(await row()).toMatchObject({ unread: 1 })
    await markRead(otieno, { conversationId, readTo: desk.clock.now() })
    expect([(await row())?.unread, (await row(otieno))?.unread]).toEqual([1, 0])
  })

  it('does not show what a person’s take-over has made a draft', async () => {
    const conversationId = await desk.talk('hi')
    await claimConversation(wanjiru, { conversationId, takeFrom: null })
    await desk.turn(conversationId, echo())
    const notice = { conversationId, author: 'system', kind: 'payment', menu: null, dedupeKey: null } as const
    await desk.ctx.transaction((ctx) => queueReply(ctx, { ...notice, text: 'you have paid' }))
    expect((await list({ ids: [conversationId] }))[0]).toMatchObject({
      lastFrom: 'customer',
      lastPreview: 'hi',
      unread: 1,
    })
  })

  it('shows of a bare code only what is stored of it', async () => {
    const secret = await desk.talk('my mpesa pin is')
    const address = (await list({ ids: [secret] }))[0]?.phone ?? ''
    await desk.receive(`whatsapp:${address}`, '4821')
    const [stored] = await desk.db.transaction(desk.shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({ where: { conversationId: secret }, orderBy: { epoch: 'desc' }, take: 1 }),
    )
    expect((await list({ ids: [secret] }))[0]?.lastPreview).toBe(stored?.body)
    const choice = await desk.talk('4821')
    expect((await list({ ids: [choice] }))[0]?.lastPreview).toBe('4821')
  })

  it('has a queue for each part, and counts them', async () => {
    const before = await countQueues(wanjiru)
    const [bots, waiting, mine] = [await desk.talk(), await desk.talk(), await desk.talk()]
    await ask(waiting)
    await claimConversation(wanjiru, { conversationId: mine, takeFrom: null })
    expect(await idsIn({ queue: 'waiting' })).toContain(waiting)
    expect(await idsIn({ queue: 'mine' })).toContain(mine)
    expect(await idsIn({ queue: 'mine' }, otieno)).not.toContain(mine)
    expect(await idsIn({ queue: 'assistant' })).toContain(bots)
    expect(await idsIn({ queue: 'all', assignee: wanjiru.actor })).toEqual(await idsIn({ queue: 'mine' }))
    const after = await countQueues(wanjiru)
    expect(after).toEqual({
      ...before,
      waiting: before.waiting + 1,
      mine: before.mine + 1,
      assistant: before.assistant + 1,
    })
    desk.clock.advance(24 * 60 * 60 * 1000)
    expect((await countQueues(wanjiru)).late).toBe(after.waiting)
    expect(await idsIn({ queue: 'waiting', late: true })).toContain(waiting)
  })

  it('is narrowed by label, by what is unread and by what has a draft', async () => {
    const [vip, other] = [await desk.talk(), await desk.talk()]
    await setLabels(wanjiru, { conversationId: vip, labels: ['vip', 'refund', 'vip'] })
    await saveComposer(wanjiru, { conversationId: vip, text: 'Dear', version: 0 })
    await markRead(wanjiru, { conversationId: vip, readTo: desk.clock.now() })
    const [row] = await list({ label: 'vip' })
    expect(row).toMatchObject({ conversationId: vip, labels: ['refund', 'vip'], hasDraft: true })
    expect((await list({ label: 'vip' }, otieno))[0]?.hasDraft).toBe(false)
    const unread = await idsIn({ unread: true })
    expect(unread).toContain(other)
    expect(unread).not.toContain(vip)
  })

  it('is another shop’s nowhere', async () => {
    const strange = await openDesk(db)
    const conversationId = await strange.talk()
    expect(await idsIn({ ids: [conversationId] })).toEqual([])
    expect(await idsIn({ ids: [conversationId] }, strange.ctx)).toEqual([conversationId])
  })

  describe('of years', async () => {
    const grown = await openDesk(db)
    const clerk = await grown.person('Clerk')
    await grow(db.ownerUrl, grown.shop, clerk.actor, 20_000)

    it.each(['waiting', 'mine', 'assistant', 'snoozed', 'done', 'all'] as const)(
      'pages through %s, each once',
      async (queue) => {
        const seen: string[] = []
        let after: Awaited<ReturnType<typeof listConversations>>['next'] = null
        for (let pages = 0; pages < 3; pages += 1) {
          const { conversations, next } = await listConversations(clerk, { filter: { queue }, after, limit: 30 })
          seen.push(...conversations.map(({ conversationId }) => conversationId))
          after = next
        }
        expect(seen.length).toBe(90)
        expect(new Set(seen).size).toBe(90)
        expect(after).not.toBeNull()
      },
    )

    it.each(['waiting', 'mine', 'assistant', 'snoozed', 'done', 'all'] as const)(
      'reads a page of %s from an index, under the policies of the runtime role',
      async (queue) => {
        const plans = await explained(db.appUrl, grown.shop.tenantId, () =>
          listConversations(clerk, { filter: { queue }, after: null, limit: 30 }),
        )
        expect(plans.length).toBeGreaterThan(0)
        for (const plan of plans) {
          const ofRows = plan.filter((node) => node['Relation Name'] === 'conversations')
          expect(ofRows.map((node) => node['Node Type'])).not.toContain('Seq Scan')
          expect(ofRows.length).toBeGreaterThan(0)
          expect(plan.map((node) => node['Node Type'])).not.toContain('Incremental Sort')
        }
      },
    )

    it.each([{ unread: true }, { late: true }, { label: 'vip' }, { assignee: 'staff:nobody' }] as const)(
      'looks at few rows for those of all that are %o and are none',
      async (filter) => {
        const plans = await explained(db.appUrl, grown.shop.tenantId, () =>
          listConversations(clerk, { filter: { queue: 'all', ...filter }, after: null, limit: 30 }),
        )
        expect(lookedAt(plans)).toBeLessThan(FEW)
      },
    )

    it.each([
      ['own', 'done'],
      ['own', 'all'],
      ['unassigned_and_own', 'done'],
      ['unassigned_and_own', 'all'],
    ] as const)('looks at few rows for an agent who sees %s, of %s', async (visibility, queue) => {
      const agent = await agentWho(visibility)
      const plans = await explained(db.appUrl, grown.shop.tenantId, async () => {
        await listConversations({ ...clerk, actor: agent }, { filter: { queue }, after: null, limit: 30 })
      })
      expect(lookedAt(plans)).toBeLessThan(FEW)
    })

    async function agentWho(visibility: string): Promise<string> {
      const { tenantId } = grown.shop
      const id = randomIds.uuid()
      await db.transaction(tenantId, async (tx) => {
        const now = grown.clock.now()
        const data = { tenantId, id, email: `${id}@duka.example`, name: 'Njeri', role: 'agent', createdAt: now }
        await tx.user.create({ data })
        const inbox = JSON.stringify({ inbox: { visibility } })
        await tx.$executeRaw`UPDATE tenants SET settings = settings || ${inbox}::jsonb WHERE id = ${tenantId}::uuid`
      })
      return `staff:${id}`
    }

    /** Rows of conversations that a page made the server look at. */
    function lookedAt(plans: Plan[][]): number {
      return plans
        .flat()
        .filter((node) => node['Relation Name'] === 'conversations')
        .reduce((sum, node) => sum + (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'], 0)
    }

    /** The plans of the statements that a verb sends, explained as they are by who sends them. */
    async function explained(url: string, tenantId: string, run: () => Promise<unknown>): Promise<Plan[][]> {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('BEGIN')
      await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenantId])
      const plans: Plan[][] = []
      const { statement } = clerk
      Object.assign(clerk, {
        statement: async (query: TemplateStringsArray, ...values: unknown[]) => {
          const { Prisma } = await import('../../../prisma/generated/client.ts')
          const sql = Prisma.sql(query, ...values)
          const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql.text}`, [...sql.values])
          plans.push(flat(Plan.parse(rows[0]['QUERY PLAN'][0].Plan)))
          return []
        },
      })
      await run().finally(() => Object.assign(clerk, { statement }))
      await client.end()
      return plans
    }
  })
})

function flat(node: Plan): Plan[] {
  return [node, ...node.Plans.flatMap(flat)]
}

/** Conversations as years leave them, in every state. */
async function grow(
  ownerUrl: string,
  { tenantId, channelId }: { tenantId: string; channelId: string },
  actor: string,
  count: number,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const prefix = randomIds.secret(4)
  await owner.query(
    `INSERT INTO customers (tenant_id, id, address) SELECT $1, overlay(overlay(md5($2 || 'c' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid, 'whatsapp:' || $2 || n
     FROM generate_series(1, $3::int) n`,
    [tenantId, prefix, count],
  )
  await owner.query(
    `INSERT INTO conversations (tenant_id, id, channel_id, customer_id, owner, owner_id, assignee_id, inbox_state, due_at, snoozed_until,
       last_message_at, last_from, last_preview)
     SELECT $1, overlay(overlay(md5($2 || 'v' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid, $4, overlay(overlay(md5($2 || 'c' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid, CASE s WHEN 'person' THEN 'human' ELSE 'bot' END,
       CASE s WHEN 'person' THEN $5 END, CASE s WHEN 'person' THEN $5 END, s,
       CASE s WHEN 'waiting' THEN now() + n * interval '1 minute' END, CASE s WHEN 'snoozed' THEN now() END,
       now() - (n / 3) * interval '1 minute', 'customer', 'habari'
     FROM (SELECT n, (ARRAY['assistant', 'waiting', 'person', 'snoozed', 'done'])[1 + n % 5] AS s FROM generate_series(1, $3::int) n) r`,
    [tenantId, prefix, count, channelId, actor],
  )
  await owner.query('ANALYZE conversations')
  await owner.query('ANALYZE customers')
  await owner.end()
}
