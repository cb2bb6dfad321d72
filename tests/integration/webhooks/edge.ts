import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { postgresDeliveryLog } from '../../../src/adapters/postgres/delivery-log.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { twilioChannel } from '../../../src/adapters/twilio/twilio-channel.ts'
import { createApp } from '../../../src/http/app.ts'
import { channelLookup } from '../../../src/http/channel-lookup.ts'
import { twilioWebhooks } from '../../../src/http/webhooks/twilio.ts'
import type { WorkQueue } from '../../../src/jobs/queue.ts'
import type { TestShop } from '../../support/builders.ts'
import { CHANNEL_TIMES } from '../../support/channel-times.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { whatsappBy } from '../../support/whatsapp-by.ts'

/** Where the provider believes it calls: behind a proxy, so never the address the server listens on. */
const PUBLIC_BASE_URL = 'https://bot.example.com'

export interface Edge {
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
  /** What was put on the queue. */
  enqueued: { job: string; payload: unknown; delayMs: number | undefined; hurry: boolean | undefined }[]
  send(path: string, request: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Response>
  /** A signed webhook as the provider sends it; overrides break one thing. */
  webhook(shop: TestShop, params: Record<string, string>, more?: SignedPost): Promise<Response>
  close(): Promise<void>
}

export interface SignedPost {
  token?: string
  signature?: string | null
  query?: string
  contentType?: string
}

/** The product's HTTP surface on a real socket, over a real database, with the provider's real reader. */
export async function openEdge(db: TenantDb, overrides: { queue?: WorkQueue } = {}): Promise<Edge> {
  const clock = testClock()
  const log = testLog()
  const enqueued: Edge['enqueued'] = []
  const queue: WorkQueue = {
    enqueue: async (job, payload, options) =>
      void enqueued.push({ job: job.name, payload, delayMs: options?.delayMs, hurry: options?.hurry }),
  }
  const nowhere = 'http://127.0.0.1:9'
  const channel = twilioChannel({
    apiBase: nowhere,
    contentBase: nowhere,
    messagingBase: nowhere,
    timeoutMs: 10_000,
    times: CHANNEL_TIMES,
    resilience: testResilience(),
  })
  const ports = testPorts({ channels: whatsappBy(channel) })
  const app = createApp({
    log,
    healthy: async () => ({ database: null }),
    routers: [
      twilioWebhooks({
        channels: channelLookup({ findChannel: postgresDirectory(db).findChannel, vault: ports.vault, clock }),
        channel,
        inbound: testInboundLog(db),
        deliveries: postgresDeliveryLog(db),
        queue: overrides.queue ?? queue,
        ctxFor: (tenantId) => testCtx(db, { tenantId, ports, clock }),
        clock,
        ids: randomIds,
        log,
        publicBaseUrl: PUBLIC_BASE_URL,
      }),
    ],
  })
  // A request on a connection that the server closes just then is lost: it closes none by itself.
  const server = createServer({ keepAliveTimeout: 0 }, app.callback())
  const baseUrl = `http://127.0.0.1:${await listen(server)}`
  const send: Edge['send'] = (path, request) => fetch(`${baseUrl}${path}`, { redirect: 'manual', ...request })
  return {
    clock,
    log,
    enqueued,
    send,
    webhook: (shop, params, more = {}) => {
      const path = `/webhooks/twilio/${shop.channelId}${more.query ?? ''}`
      const signature =
        more.signature === undefined
          ? sign(more.token ?? shop.authToken, `${PUBLIC_BASE_URL}${path}`, params)
          : more.signature
      return send(path, {
        method: 'POST',
        body: new URLSearchParams(params).toString(),
        headers: {
          'content-type': more.contentType ?? 'application/x-www-form-urlencoded; charset=UTF-8',
          ...(signature === null ? {} : { 'x-twilio-signature': signature }),
        },
      })
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A text message to a shop, as the provider would describe it. */
export function textMessage(shop: TestShop, overrides: Record<string, string> = {}): Record<string, string> {
  return {
    MessageSid: `SM${randomIds.secret(16)}`,
    AccountSid: shop.providerAccount,
    From: 'whatsapp:+254712345678',
    To: shop.address,
    Body: 'Niaje, mko na viatu?',
    NumMedia: '0',
    ProfileName: 'Amina',
    ...overrides,
  }
}

/** The provider's signature: the URL and every parameter by name, through HMAC-SHA1 with the account's token. */
export function sign(token: string, url: string, params: Record<string, string>): string {
  const names = Object.keys(params).sort()
  return createHmac('sha1', token)
    .update(url + names.map((name) => `${name}${params[name]}`).join(''))
    .digest('base64')
}

export interface Proxy {
  url: string
  /** Ends every connection and refuses new ones, as a database that goes away does. */
  cut(): void
  restore(): Promise<void>
}

/** Stands between the product and its database. */
export async function openProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createTcpServer((inside) => {
    const outside = connect(Number(target.port), target.hostname)
    for (const socket of [inside, outside]) {
      open.add(socket)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket)
          inside.destroy()
          outside.destroy()
        })
    }
    inside.pipe(outside).pipe(inside)
  })
  const port = await listen(server)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.toString(),
    cut: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
    restore: () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve)),
  }
}

async function listen(server: {
  listen(port: number, host: string, done: () => void): unknown
  address(): AddressInfo | string | null
}): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
