import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../src/domain/context.ts'
import { testDatabase } from '../../support/test-database.ts'
import { readDatabase } from '../schema/read-database.ts'
import { fillTenant } from './fill-tenant.ts'

/** What every model of the client can do; each of these is called without a word about the tenant. */
interface Model {
  findMany(): Promise<object[]>
  count(): Promise<number>
  deleteMany(): Promise<{ count: number }>
}

const MODELS: Readonly<Record<string, (tx: Tx) => Model>> = {
  account_links: (tx) => tx.accountLink,
  audit_log: (tx) => tx.auditEntry,
  audit_seals: (tx) => tx.auditSeal,
  campaigns: (tx) => tx.campaign,
  campaign_targets: (tx) => tx.campaignTarget,
  canaries: (tx) => tx.canary,
  canary_hits: (tx) => tx.canaryHit,
  catalog_items: (tx) => tx.catalogItem,
  catalog_pictures: (tx) => tx.catalogPicture,
  catalog_imports: (tx) => tx.catalogImport,
  catalog_import_changes: (tx) => tx.catalogImportChange,
  catalog_variants: (tx) => tx.catalogVariant,
  catalog_words: (tx) => tx.catalogWord,
  channel_contents: (tx) => tx.channelContent,
  channels: (tx) => tx.channel,
  assignments: (tx) => tx.assignment,
  canned_replies: (tx) => tx.cannedReply,
  conversation_files: (tx) => tx.conversationFile,
  csat_answers: (tx) => tx.csatAnswer,
  notifications: (tx) => tx.notification,
  composer_drafts: (tx) => tx.composerDraft,
  consent_ledger: (tx) => tx.consentEntry,
  conversation_labels: (tx) => tx.conversationLabel,
  conversation_notes: (tx) => tx.conversationNote,
  conversation_reads: (tx) => tx.conversationRead,
  scheduled_messages: (tx) => tx.scheduledMessage,
  customer_exports: (tx) => tx.customerExport,
  customer_erasures: (tx) => tx.customerErasure,
  customer_memory: (tx) => tx.customerMemory,
  conversations: (tx) => tx.conversation,
  corrupt_states: (tx) => tx.corruptState,
  destinations: (tx) => tx.destination,
  trip_answers: (tx) => tx.tripAnswer,
  trip_supply: (tx) => tx.tripSupply,
  trip_watch_checks: (tx) => tx.tripWatchCheck,
  trip_watches: (tx) => tx.tripWatch,
  trip_runs: (tx) => tx.tripRun,
  trip_snapshots: (tx) => tx.tripSnapshot,
  trip_run_events: (tx) => tx.tripRunEvent,
  trip_facts: (tx) => tx.tripFact,
  itineraries: (tx) => tx.itinerary,
  credentials: (tx) => tx.credential,
  customers: (tx) => tx.customer,
  failed_work: (tx) => tx.failedWork,
  handoff_tickets: (tx) => tx.handoffTicket,
  inbound_media: (tx) => tx.inboundMedia,
  human_stretches: (tx) => tx.humanStretch,
  inbound_messages: (tx) => tx.inboundMessage,
  knowledge_documents: (tx) => tx.knowledgeDocument,
  knowledge_files: (tx) => tx.knowledgeFile,
  knowledge_parents: (tx) => tx.knowledgeParent,
  knowledge_passages: (tx) => tx.knowledgePassage,
  knowledge_segments: (tx) => tx.knowledgeSegment,
  knowledge_gaps: (tx) => tx.knowledgeGap,
  cited_passages: (tx) => tx.citedPassage,
  knowledge_claims: (tx) => tx.knowledgeClaim,
  knowledge_conflicts: (tx) => tx.knowledgeConflict,
  knowledge_conflict_checks: (tx) => tx.knowledgeConflictCheck,
  knowledge_versions: (tx) => tx.knowledgeVersion,
  login_counters: (tx) => tx.loginCounter,
  message_templates: (tx) => tx.messageTemplate,
  model_usage: (tx) => tx.modelUsage,
  money_lists: (tx) => tx.moneyList,
  money_receipts: (tx) => tx.moneyReceipt,
  money_refunds: (tx) => tx.moneyRefund,
  money_reversals: (tx) => tx.moneyReversal,
  offer_redemptions: (tx) => tx.offerRedemption,
  offers: (tx) => tx.offer,
  order_lines: (tx) => tx.orderLine,
  order_shares: (tx) => tx.orderShare,
  orders: (tx) => tx.order,
  outbound_messages: (tx) => tx.outboundMessage,
  outreach: (tx) => tx.outreach,
  outreach_breakers: (tx) => tx.outreachBreaker,
  payment_accounts: (tx) => tx.paymentAccount,
  payment_attempts: (tx) => tx.paymentAttempt,
  payment_events: (tx) => tx.paymentEvent,
  payment_hooks: (tx) => tx.paymentHook,
  payment_notifications: (tx) => tx.paymentNotification,
  payment_reviews: (tx) => tx.paymentReview,
  properties: (tx) => tx.property,
  property_items: (tx) => tx.propertyItem,
  provider_tokens: (tx) => tx.providerToken,
  rate_buckets: (tx) => tx.rateBucket,
  receipt_checks: (tx) => tx.receiptCheck,
  refresh_tokens: (tx) => tx.refreshToken,
  sessions: (tx) => tx.session,
  setup_checks: (tx) => tx.setupCheck,
  share_plans: (tx) => tx.sharePlan,
  signing_keys: (tx) => tx.signingKey,
  staff_tokens: (tx) => tx.staffToken,
  stock_holds: (tx) => tx.stockHold,
  tenants: (tx) => tx.tenant,
  tool_calls: (tx) => tx.toolCall,
  settings_versions: (tx) => tx.settingsVersion,
  replays: (tx) => tx.replay,
  replay_diffs: (tx) => tx.replayDiff,
  playground_sessions: (tx) => tx.playgroundSession,
  playground_steps: (tx) => tx.playgroundStep,
  turn_inputs: (tx) => tx.turnInput,
  turn_reports: (tx) => tx.turnReport,
  turns: (tx) => tx.turn,
  users: (tx) => tx.user,
  web_searches: (tx) => tx.webSearch,
  idempotency_keys: (tx) => tx.idempotencyKey,
  webhook_endpoints: (tx) => tx.webhookEndpoint,
  webhook_events: (tx) => tx.webhookEvent,
  webhook_counters: (tx) => tx.webhookCounter,
  webhook_deliveries: (tx) => tx.webhookDelivery,
  webhook_tries: (tx) => tx.webhookTry,
}

describe('the typed client without a where', async () => {
  const db = await testDatabase()
  const owner = new pg.Client({ connectionString: db.ownerUrl })
  await owner.connect()
  afterAll(() => owner.end())
  const a = await fillTenant(db)
  const b = await fillTenant(db)
  const tables = await readDatabase(owner)

  it('is tried on every table of the catalog', () => {
    expect(Object.keys(MODELS).sort()).toEqual(tables.map((table) => table.name).sort())
  })

  it.each(Object.entries(MODELS))('finds and counts in %s the rows of its tenant only', async (_table, model) => {
    const rows = await db.transaction(b.tenantId, (tx) => model(tx).findMany())
    const tenants = rows.map((row) => ('tenantId' in row ? row.tenantId : 'id' in row ? row.id : null))
    expect(new Set(tenants)).toEqual(new Set([b.tenantId]))
    expect(await db.transaction(b.tenantId, (tx) => model(tx).count())).toBe(rows.length)
  })

  it.each(Object.entries(MODELS))('finds nothing in %s without a tenant', async (_table, model) => {
    expect(await model(db.directory).findMany()).toEqual([])
    expect(await model(db.directory).count()).toBe(0)
  })

  it.each(Object.entries(MODELS))('cannot empty %s for another tenant', async (table, model) => {
    const count = async () => {
      const { rows } = await owner.query<{ count: string }>(
        `SELECT count(*) FROM ${table} WHERE ${table === 'tenants' ? 'id' : 'tenant_id'} = $1`,
        [a.tenantId],
      )
      return Number(rows[0]?.count)
    }
    const before = await count()
    const empty = await fillTenant(db)
    await db.transaction(empty.tenantId, (tx) => model(tx).deleteMany()).catch(() => undefined)
    await model(db.directory)
      .deleteMany()
      .catch(() => undefined)
    expect(before).toBeGreaterThan(0)
    expect(await count()).toBe(before)
  })
})
