import { z } from 'zod'
import { Prisma } from '../../../prisma/generated/client.ts'
import type { HookPurpose } from '../../domain/payments/index.ts'
import type { WorkDirectory } from '../../jobs/directory.ts'
import type { TenantDb } from './tenant-db.ts'

const Ref = z.object({ tenant_id: z.uuid() })
const AttemptRow = Ref.extend({ attempt_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  attemptId: row.attempt_id,
}))
const DueRow = Ref.extend({ subject_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  subjectId: row.subject_id,
}))
const UndueRow = Ref.extend({ failed_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  failedId: row.failed_id,
}))
const AccountRow = Ref.extend({ account_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  accountId: row.account_id,
}))
const WebChannelRow = Ref.extend({ channel_id: z.uuid() }).transform((row) => ({
  tenantId: row.tenant_id,
  channelId: row.channel_id,
}))
const ChannelRow = Ref.extend({
  address: z.string(),
  provider_account: z.string(),
  credentials_enc: z.string(),
  quiet_min_ms: z.int(),
})
export interface FoundChannel {
  tenantId: string
  channelId: string
  kind: 'whatsapp'
  address: string
  providerAccount: string
  credentialsEnc: string
  /** The shortest time a turn of this tenant waits for more words. */
  quietMinMs: number
}

/** The look-ups that do not know their tenant yet, each one SQL function. */
export interface Directory extends WorkDirectory {
  findChannel(channelId: string): Promise<FoundChannel | null>
  /** The tenant of a shop by its short name, as people type it who sign in. */
  findTenant(slug: string): Promise<string | null>
  /** The shops behind a short name in the order of those, for who operates the installation. */
  listTenants(after: string, limit: number): Promise<string[]>
  /** Whether anybody can sign in anywhere. */
  hasUsers(): Promise<boolean>
  /** The web channel whose page has this key in its address. */
  findWebChannel(key: string): Promise<{ tenantId: string; channelId: string } | null>
  findPaymentAttempt(tokenHash: string): Promise<{ tenantId: string; attemptId: string } | null>
  /** The account that has an address for this purpose with this token. */
  findPaymentHook(tokenHash: string, purpose: HookPurpose): Promise<{ tenantId: string; accountId: string } | null>
}

export function postgresDirectory(db: Pick<TenantDb, 'directory'>): Directory {
  const sql = db.directory
  const list = async <T>(row: z.ZodType<T>, rows: Promise<unknown>) => z.array(row).parse(await rows)
  return {
    async findChannel(channelId) {
      const rows = await list(ChannelRow, sql.$queryRaw`SELECT * FROM find_channel(${channelId}::uuid)`)
      const [row] = rows
      if (!row) return null
      return {
        tenantId: row.tenant_id,
        channelId,
        kind: 'whatsapp',
        address: row.address,
        providerAccount: row.provider_account,
        credentialsEnc: row.credentials_enc,
        quietMinMs: row.quiet_min_ms,
      }
    },
    async findTenant(slug) {
      const rows = await list(Ref, sql.$queryRaw`SELECT * FROM find_tenant(${slug})`)
      return rows[0]?.tenant_id ?? null
    },
    async listTenants(after, limit) {
      const rows = await list(Ref, sql.$queryRaw`SELECT * FROM list_tenants(${after}, ${limit}::int)`)
      return rows.map(({ tenant_id }) => tenant_id)
    },
    async hasUsers() {
      return (await list(Ref, sql.$queryRaw`SELECT * FROM find_joined_tenant()`)).length > 0
    },
    async findWebChannel(key) {
      const rows = await list(WebChannelRow, sql.$queryRaw`SELECT * FROM find_web_channel(${key})`)
      return rows[0] ?? null
    },
    async findPaymentAttempt(tokenHash) {
      const rows = await list(AttemptRow, sql.$queryRaw`SELECT * FROM find_payment_attempt(${tokenHash})`)
      return rows[0] ?? null
    },
    async findPaymentHook(tokenHash, purpose) {
      const rows = await list(AccountRow, sql.$queryRaw`SELECT * FROM find_payment_hook(${tokenHash}, ${purpose})`)
      return rows[0] ?? null
    },
    due: (rows, { now, before }, { each, all }) =>
      list(DueRow, sql.$queryRaw`SELECT * FROM ${named('due', rows)}(${now}, ${before}, ${each}::int, ${all}::int)`),
    undue: (rows, { now, before }, most) =>
      list(UndueRow, sql.$queryRaw`SELECT * FROM ${named('undue', rows)}(${now}, ${before}, ${most}::int)`),
  }
}

/** The name is a job's own word; a placeholder cannot stand for a function. */
function named(kind: 'due' | 'undue', rows: string): Prisma.Sql {
  if (!/^[a-z_]+$/.test(rows)) throw new Error(`no name of due rows: ${rows}`)
  return Prisma.raw(`${kind}_${rows}`)
}
