import type { SandboxControls } from '../sandbox/index.ts'
import type { Runtime } from './runtime.ts'

const WINDOW_MS = 24 * 60 * 60 * 1000

/** Tells the sandbox when customers last wrote: it forgets that with every start, and was never told of those who wrote before the first. */
export async function recallWindows(
  runtime: Runtime,
  sandbox: Pick<SandboxControls, 'twilio'>,
  tenantIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const tenantId of tenantIds) {
    const talks = await runtime.db.transaction(tenantId, (tx) =>
      tx.conversation.findMany({
        where: { tenantId, channel: { kind: 'whatsapp' }, lastInboundAt: { gte: new Date(now.getTime() - WINDOW_MS) } },
        select: {
          lastInboundAt: true,
          customer: { select: { address: true } },
          channel: { select: { address: true } },
        },
      }),
    )
    for (const { lastInboundAt, customer, channel } of talks) {
      if (lastInboundAt === null) continue
      const pair = { sender: channel.address, customer: customer.address }
      await sandbox.twilio.setWindow({ ...pair, lastInboundAt: lastInboundAt.toISOString() })
    }
  }
}
