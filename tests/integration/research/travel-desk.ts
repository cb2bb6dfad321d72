import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { searxngResearchSource } from '../../../src/adapters/searxng/searxng-research-source.ts'
import type { Clock, Ports } from '../../../src/domain/context.ts'
import { loadProperty, parsePropertyData } from '../../../src/domain/properties/index.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import { searchPages } from '../../../src/main/search-pages.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { testResilience } from '../../support/resilience.ts'
import { testClock, testCtx, testPorts } from '../../support/test-ctx.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { type Chat, openChat } from '../journeys/chat.ts'

/** The day on which the pages of the fixtures were written down. */
export const TODAY = '2026-11-23T09:00:00Z'

type Settings = Partial<z.input<typeof TenantSettings>>

/** A desk for travellers with the twelve destinations of the demo. */
export async function openDesk(db: TestDatabase, settings: Settings = {}): Promise<TestShop> {
  const shop = await createShop(db, {
    name: 'Safiri Desk',
    settings: {
      journeys: ['concierge', 'preferences'],
      concierge: { kind: 'travel', followUp: false },
      ...settings,
    },
  })
  const file = parsePropertyData(JSON.parse(readFileSync('fixtures/properties/safiri-desk.json', 'utf8')), {
    today: '2026-11-23',
  })
  if (file.outcome !== 'read') throw new Error(JSON.stringify(file))
  await loadProperty(testCtx(db, { tenantId: shop.tenantId }), file)
  return shop
}

/** A sandbox in which the pages of the demo are found. */
export async function startSearch(): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, seed: 7 })
  await sandbox.search.setPages(searchPages())
  return sandbox
}

/** The search of the sandbox, with patience for tests. */
export function searchOf(sandbox: Sandbox, clock: Clock = testClock(TODAY)): NonNullable<Ports['research']> {
  return searxngResearchSource({
    baseUrl: sandbox.baseUrl,
    clock,
    resilience: testResilience(),
    times: { softMs: 150, hardMs: 400 },
  })
}

/** A traveller who writes to the desk, whose search is the sandbox's. */
export async function travellerOf(db: TestDatabase, shop: TestShop, sandbox: Sandbox): Promise<Chat> {
  const chat = await openChat(db, { shop, ports: { research: searchOf(sandbox) } })
  chat.clock.set(TODAY)
  return chat
}

export function deskCtx(db: TestDatabase, shop: TestShop, sandbox: Sandbox, clock = testClock(TODAY)) {
  return testCtx(db, { tenantId: shop.tenantId, clock, ports: testPorts({ research: searchOf(sandbox, clock) }) })
}
