import { httpWebhookSender } from '../../../src/adapters/http-webhook/http-webhook-sender.ts'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import { createEndpoint, deliverWebhooks, listDeliveries, numberEvents } from '../../../src/domain/webhooks/index.ts'
import type { WantedTypes } from '../../../src/domain/webhooks/schemas.ts'
import { startSandbox } from '../../../src/sandbox/start.ts'
import { afterFile } from '../../support/after-file.ts'
import { createShop } from '../../support/builders.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

/** Only ends what would never end. */
const TIMEOUT_MS = 20_000
const MOST = { each: 100, all: 1_000 }

/** A shop, a receiver with faults, and the verbs between them, driven by hand on a clock that stands still. */
export async function openHooksStage() {
  const db = await testDatabase()
  const sandbox = await startSandbox({ port: 0, seed: 1 })
  afterFile(() => sandbox.close())
  const clock = testClock()
  const log = testLog()
  const webhooks = httpWebhookSender({ loopback: true, timeoutMs: TIMEOUT_MS, clock })
  const ctxOf = (tenantId: string) =>
    testCtx(db, { tenantId, clock, log, actor: 'staff:1', ports: testPorts({ webhooks }) })
  const shop = await createShop(db)
  const ctx = ctxOf(shop.tenantId)
  const directory = postgresDirectory(db)

  /** Everything that is due now, of every endpoint. */
  const deliver = async (tenantId = shop.tenantId) => {
    const due = await directory.due('webhook_deliveries', { now: clock.now(), before: clock.now() }, MOST)
    for (const ref of due.filter((one) => one.tenantId === tenantId)) {
      while ((await deliverWebhooks(ctxOf(tenantId), { endpointId: ref.subjectId })).more);
    }
  }
  return {
    ...{ db, sandbox, clock, log, shop, ctx, ctxOf, directory, deliver },
    /** An endpoint of this name at the sandbox. */
    async open(name: string, types: WantedTypes = ['*'], within = ctx) {
      return createEndpoint(within, { name, url: `${sandbox.baseUrl}/hooks/${name}`, types })
    },
    /** Numbers what has happened and sends what is due. */
    async flush(tenantId = shop.tenantId) {
      while ((await numberEvents(ctxOf(tenantId))).more);
      await deliver(tenantId)
    },
    async deliveriesTo(endpointId: string, within = ctx) {
      return (await listDeliveries(within, { endpointId, state: null, after: null, limit: 100 })).deliveries
    },
  }
}
