import { argon2Hasher } from '../../src/adapters/argon2/password-hasher.ts'
import type { TenantDb } from '../../src/adapters/postgres/tenant-db.ts'
import { hmacFileLinks } from '../../src/adapters/system/file-links.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { hmacMenuSigner } from '../../src/adapters/system/menu-signer.ts'
import { noTranscriber } from '../../src/adapters/system/no-transcriber.ts'
import { hmacShareLinks } from '../../src/adapters/system/share-links.ts'
import { aesVault } from '../../src/adapters/system/vault.ts'
import { webChannel } from '../../src/adapters/web/web-channel.ts'
import type { Clock, Ctx, Log, Ports } from '../../src/domain/context.ts'
import { transactions } from '../../src/domain/transactions.ts'
import type { WorkQueue } from '../../src/jobs/queue.ts'
import { wakeJobs } from '../../src/jobs/wake-jobs.ts'
import { wordInstructionReader } from '../../src/main/instruction-reader.ts'
import { searchKit } from '../../src/main/search-kit.ts'
import { wordSecretReader } from '../../src/main/secret-reader.ts'
import { builtGuestReader, builtSubjectReader } from '../../src/main/subject-reader.ts'
import { TEST_SECRET_KEY } from './global-setup.ts'
import { sameThreadCutter } from './same-thread-cutter.ts'
import { silentBus } from './silent-bus.ts'

/** A clock that stands still until it is moved. */
export function testClock(
  start = '2026-11-16T09:00:00Z',
): Clock & { advance(ms: number): void; set(at: string): void } {
  let at = Date.parse(start)
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms
    },
    set: (iso) => {
      at = Date.parse(iso)
    },
  }
}

/** Keeps every line, so that a test can assert what was logged (and what was not). */
export function testLog(): Log & { lines: { level: string; event: string; fields: Record<string, unknown> }[] } {
  const lines: { level: string; event: string; fields: Record<string, unknown> }[] = []
  const write =
    (level: string) =>
    (event: string, fields: Record<string, unknown> = {}) =>
      void lines.push({ level, event, fields })
  return { lines, info: write('info'), warn: write('warn'), error: write('error') }
}

/** A port that a test does not expect to be used: it says so when it is. */
function unused<T extends object>(name: string): T {
  return new Proxy({} as T, {
    get: (_target, method) => () => {
      throw new Error(`this test gave no ${name}, but ${String(method)} was called`)
    },
  })
}

const passwords = argon2Hasher()
const subjects = builtSubjectReader()
const guests = builtGuestReader()
const search = searchKit({ cacheMb: 64 })
const cutter = sameThreadCutter(search)

/** Ports of a test: a generous limiter, sentences that show their key and slots, the real vault and signatures; the rest must be given. */
export function testPorts(overrides: Partial<Ports> = {}): Ports {
  return {
    channels: { whatsapp: unused('message channel'), web: webChannel },
    connections: unused('connection probe'),
    stk: unused('STK provider'),
    c2b: unused('C2B provider'),
    receipts: unused('receipt provider'),
    card: unused('card provider'),
    limiter: { take: async () => ({ granted: true, waitMs: 0, left: 1 }) },
    sentences: {
      say: (key, language, slots) => `[${key}:${language}] ${Object.values(slots).join(' | ')}`,
      day: (date: string) => date,
      when: (at) => at.toISOString(),
    },
    vault: aesVault([TEST_SECRET_KEY]),
    passwords,
    accessTokens: unused('access tokens'),
    menuSigner: hmacMenuSigner(TEST_SECRET_KEY),
    fileLinks: hmacFileLinks(TEST_SECRET_KEY),
    shareLinks: hmacShareLinks(TEST_SECRET_KEY),
    transcriber: noTranscriber,
    subjects,
    guests,
    search,
    extractor: unused('extractor'),
    cutter,
    claims: cutter,
    instructions: wordInstructionReader,
    secrets: wordSecretReader,
    live: silentBus,
    research: null,
    trips: unused('trip sources'),
    atlas: unused('atlas of trips'),
    tripAnswers: unused('answers of trips'),
    webhooks: unused('webhook sender'),
    ...overrides,
  }
}

export type CtxOverrides = Partial<Omit<Ctx, 'transaction'>> & { tenantId: string }

/** A ctx on a real database. Time stands still at testClock's start unless a clock is given; wakes go to `queue`, or nowhere. */
export function testCtx<O extends CtxOverrides>(db: TenantDb, overrides: O, queue?: WorkQueue): Ctx & O {
  const base: Omit<Ctx, 'tenantId'> = {
    requestId: randomIds.uuid(),
    conversationId: null,
    customerId: null,
    actor: 'bot',
    caller: null,
    clock: testClock(),
    ids: randomIds,
    log: testLog(),
    ports: testPorts(),
    publicBaseUrl: 'https://shop.example.com',
    signal: new AbortController().signal,
    sql: { statements: 0, transactions: 0 },
    ...transactions({
      begin: db.transaction,
      ask: db.statement,
      flush: async (tenantId, wakes) => (queue ? wakeJobs(queue, tenantId, wakes) : undefined),
    }),
  }
  return { ...base, ...overrides }
}
