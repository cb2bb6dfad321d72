import * as customers from '../../domain/customers/index.ts'
import { getCustomerPanel } from '../../domain/inbox/index.ts'
import { JsonObject } from '../../lib/json.ts'
import { toJson } from '../../lib/to-json.ts'
import * as contract from '../contract/customers.ts'
import { versionSeen } from '../serve/if-match.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { customerWire } from './inbox.wire.ts'

const Cursor = pageCursor(customers.CustomerCursor)

/** What is known of customers, and what they allow. */
export function serveCustomers(api: Api): void {
  serve(api, contract.listCustomers, async (ctx, { query }) => {
    const { q = null, limit } = query
    const { customers: page, next } = await customers.listCustomers(ctx, { q, after: Cursor.read(query), limit })
    return {
      customers: page.map(rowWire),
      next_cursor: Cursor.write(next && [next[0].toISOString(), next[1]], query),
    }
  })
  serve(api, contract.updateCustomer, async (ctx, { params, body: change }, http) => {
    const customerId = params.id
    const saved = await customers.updateCustomer(ctx, { customerId, change, seen: versionSeen(http) })
    const customer = customerWire(await getCustomerPanel(ctx, { customerId }))
    if (saved === 'stale') throw staleVersion(JsonObject.parse(toJson(customer)))
    return { customer }
  })
  serve(api, contract.exportCustomer, async (ctx, { params }) => {
    const { url, expiresAt } = await customers.askExport(ctx, { customerId: params.id })
    return { url, expires_at: expiresAt.toISOString() }
  })
  serve(api, contract.eraseCustomer, async (ctx, { params, body }) => ({
    erasure: erasureWire(await customers.eraseCustomer(ctx, { customerId: params.id, ...body })),
  }))
  serve(api, contract.getErasure, async (ctx, { params }) => {
    const erasure = await customers.findErasure(ctx, { customerId: params.id })
    return { erasure: erasure && erasureWire(erasure) }
  })
  serve(api, contract.getConsent, async (ctx, { params }) =>
    consentWire(await customers.getConsent(ctx, { customerId: params.id })),
  )
  serve(api, contract.getMemory, async (ctx, { params }) => memoryOf(ctx, params.id))
  serve(api, contract.forgetMemory, async (ctx, { params }) => {
    await customers.forgetGuest(ctx, { customerId: params.id })
    return memoryOf(ctx, params.id)
  })
}

function erasureWire({ customerId, erasedBy, erasedAt, counts, hash }: customers.Erasure): contract.ErasureWire {
  return { customer_id: customerId, erased_by: erasedBy, erased_at: erasedAt.toISOString(), counts, hash }
}

function rowWire({ customerId, optedOut, conversationId, lastSeenAt, ...same }: customers.ListedCustomer) {
  return {
    ...same,
    ...{ customer_id: customerId, opted_out: optedOut, conversation_id: conversationId },
    last_seen_at: lastSeenAt.toISOString(),
  }
}

async function memoryOf(ctx: StaffCtx, customerId: string): Promise<contract.MemoryWire> {
  const { memoryOptIn, memories } = await customers.getMemory(ctx, { customerId })
  const entries = memories.map(({ messageId, at, ...entry }) => ({
    ...entry,
    message_id: messageId,
    at: new Date(at).toISOString(),
  }))
  return { customer_id: customerId, consent: memoryOptIn, entries }
}

function consentWire({ customerId, current, trail }: customers.ConsentView): contract.ConsentWire {
  const { transactional, marketing, memory, tripWatch } = current
  return {
    customer_id: customerId,
    current: {
      transactional: { state: transactional.state, since: transactional.since?.toISOString() ?? null },
      marketing: { state: marketing.state, since: marketing.since?.toISOString() ?? null },
      memory: { state: memory.state, since: memory.since?.toISOString() ?? null },
      trip_watch: { state: tripWatch.state, since: tripWatch.since?.toISOString() ?? null },
    },
    trail: trail.map(({ wordingVersion, at, ...entry }) => ({
      ...entry,
      wording_version: wordingVersion,
      at: at.toISOString(),
    })),
  }
}
