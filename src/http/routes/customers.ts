import * as customers from '../../domain/customers/index.ts'
import * as contract from '../contract/customers.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'

/** What is known of customers, and what they allow. */
export function serveCustomers(api: Api): void {
  serve(api, contract.getConsent, async (ctx, { params }) =>
    consentWire(await customers.getConsent(ctx, { customerId: params.id })),
  )
  serve(api, contract.getMemory, async (ctx, { params }) => memoryOf(ctx, params.id))
  serve(api, contract.forgetMemory, async (ctx, { params }) => {
    await customers.forgetGuest(ctx, { customerId: params.id })
    return memoryOf(ctx, params.id)
  })
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
  const { transactional, marketing, memory } = current
  return {
    customer_id: customerId,
    current: {
      transactional: { state: transactional.state, since: transactional.since?.toISOString() ?? null },
      marketing: { state: marketing.state, since: marketing.since?.toISOString() ?? null },
      memory: { state: memory.state, since: memory.since?.toISOString() ?? null },
    },
    trail: trail.map(({ wordingVersion, at, ...entry }) => ({
      ...entry,
      wording_version: wordingVersion,
      at: at.toISOString(),
    })),
  }
}
