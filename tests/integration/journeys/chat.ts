import { createTurnEngine } from '../../../journeys/conversation.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { TurnEngine, TurnInput, TurnResult } from '../../../src/conversation/turn-engine.ts'
import type { Ctx, Ports, Tx } from '../../../src/domain/context.ts'
import { AppError } from '../../../src/domain/errors.ts'
import type { InboundMessage } from '../../../src/domain/messaging/schemas.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { transactions } from '../../../src/domain/transactions.ts'
import { findChatTrips } from '../../../src/domain/trips/index.ts'
import type { Json } from '../../../src/lib/json.ts'
import { SpokenLang } from '../../../src/lib/languages.ts'
import { createLlm } from '../../../src/llm/create-llm.ts'
import type { Llm } from '../../../src/llm/llm.ts'
import { guestNamesCache } from '../../../src/main/guest-names.ts'
import { shopWordsCache } from '../../../src/main/shop-words.ts'
import { runGraphsUntraced } from '../../../src/main/untraced-graphs.ts'
import { createConversation, createShop, type TestShop } from '../../support/builders.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import type { TestDatabase } from '../../support/test-database.ts'

/** The model layer without a vendor. */
export function offlineLlm(): Llm {
  return createLlm({
    prompts: {
      smallModel: 'none',
      names: () => [],
      get: (name) => {
        throw new Error(`no vendor is asked for ${name}`)
      },
    },
    model: null,
    spend: null,
    clock: { now: () => new Date(0) },
    fastMode: false,
    log: testLog(),
  })
}

/** What messages can name, kept as one process keeps it: each shop is read once per revision, not once per customer. */
const shopWords = shopWordsCache()
const guestNames = guestNamesCache()

/** The conversation over the words of the shops that a test has made, with its graphs run as the product runs them. */
export function testEngine(llm: Llm = offlineLlm()): TurnEngine {
  runGraphsUntraced()
  return createTurnEngine({ llm, shopWords, guestNames, chatTrips: findChatTrips })
}

export type Said = string | Partial<Pick<InboundMessage, 'kind' | 'body' | 'payload'>>

/** A customer who talks to one shop through the engine, on a real database; the session is kept as the row would. */
export interface Chat {
  shop: TestShop
  customerId: string
  conversationId: string
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
  /** What would be in the conversation's row, with the language of its last answer. */
  state: Json
  language: SpokenLang
  /** One turn; several messages are coalesced into it. */
  say(...said: Said[]): Promise<TurnResult>
  /** The texts of one turn's replies, joined. */
  ask(...said: Said[]): Promise<string>
  tap(id: string, title: string): Promise<TurnResult>
}

/** What a turn answered, as one text. */
export function answerOf({ replies }: TurnResult): string {
  return replies.map(({ text }) => text).join('\n')
}

export async function openChat(
  db: TestDatabase,
  options: {
    settings?: Partial<TenantSettings>
    shop?: TestShop
    ports?: Partial<Ports>
    llm?: Llm
    /** Statements that read like it time out. */
    failing?: RegExp
  } = {},
): Promise<Chat> {
  const shop = options.shop ?? (await createShop(db, { settings: options.settings }))
  const { customerId, conversationId } = await createConversation(db, shop)
  const engine = testEngine(options.llm)
  const clock = testClock()
  const log = testLog()
  const ports = testPorts(options.ports)
  const recent: { from: 'customer' | 'bot'; text: string }[] = []
  let epoch = 0
  const chat: Chat = {
    shop,
    customerId,
    conversationId,
    clock,
    log,
    state: {},
    language: 'en',
    async say(...said) {
      const messages = said.map((one) => messageOf(one, ++epoch, clock.now()))
      const ctx = testCtx(db, {
        tenantId: shop.tenantId,
        conversationId,
        customerId,
        clock,
        log,
        ports,
        requestId: randomIds.uuid(),
        ...(options.failing === undefined ? {} : failingTransactions(db, options.failing)),
      })
      const { catalogRevision, lastOrder } = await loadedWith(db, shop, customerId)
      const result = await engine.run({
        ctx,
        messages,
        storedState: chat.state,
        language: chat.language,
        recent: recent.slice(-6),
        storedCalls: [],
        catalogRevision,
        owner: 'bot' as const,
        outside: { stretch: null, reminder: null, lastOrder },
      })
      for (const { body } of messages) recent.push({ from: 'customer', text: body })
      for (const { text } of result.replies) recent.push({ from: 'bot', text })
      chat.state = JSON.parse(JSON.stringify(result.state))
      chat.language = SpokenLang.parse(result.trace.language)
      clock.advance(20_000)
      return result
    },
    ask: async (...said) => answerOf(await chat.say(...said)),
    tap: (id, title) => chat.say({ kind: 'list', body: title, payload: { choice: id } }),
  }
  return chat
}

/** What a turn is loaded with from outside the session: the shop's words as they are now, and the newest order that was confirmed. */
async function loadedWith(
  db: TestDatabase,
  { tenantId }: TestShop,
  customerId: string,
): Promise<{ catalogRevision: string; lastOrder: NonNullable<TurnInput['outside']>['lastOrder'] }> {
  return db.transaction(tenantId, async (tx) => {
    const { catalogRevision } = await tx.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: { catalogRevision: true },
    })
    const order = await tx.order.findFirst({
      where: { tenantId, customerId, status: { notIn: ['draft', 'cancelled'] } },
      orderBy: { createdAt: 'desc' },
    })
    return {
      catalogRevision: String(catalogRevision),
      lastOrder: order && { orderId: order.id, reference: order.reference, paid: order.paidAt !== null },
    }
  })
}

function failingTransactions(db: TestDatabase, failing: RegExp): Pick<Ctx, 'transaction' | 'statement'> {
  const breakOn = (query: unknown) => {
    if (!failing.test(JSON.stringify(query))) return
    throw new AppError('timeout', 'the database did not answer in time', { retryable: true })
  }
  const wrap = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name !== '$queryRaw' || typeof value !== 'function') return value
        return (...query: unknown[]) => {
          breakOn(query)
          return value.apply(target, query)
        }
      },
    })
  return transactions({
    begin: (tenantId, run) => db.transaction(tenantId, (tx) => run(wrap(tx))),
    ask: async (tenantId, sql) => {
      breakOn(sql)
      return db.statement(tenantId, sql)
    },
    flush: async () => undefined,
  })
}

function messageOf(said: Said, epoch: number, receivedAt: Date): InboundMessage {
  const given = typeof said === 'string' ? { body: said } : said
  return {
    id: randomIds.uuid(),
    epoch,
    providerMessageId: `SM${randomIds.secret(16)}`,
    kind: 'text',
    body: '',
    payload: {},
    receivedAt,
    ...given,
  }
}
