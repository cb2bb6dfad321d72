import type { TxCtx } from '../context.ts'

/** Whether a message that left as a content of the provider has not arrived there for sure. */
export async function isLeavingAs({ tx, tenantId }: TxCtx, contentSid: string): Promise<boolean> {
  const [found] = await tx.$queryRaw<unknown[]>`
    SELECT FROM outbound_messages WHERE tenant_id = ${tenantId}::uuid AND content_sid = ${contentSid}
      AND status IN ('queued', 'sending', 'uncertain') LIMIT 1`
  return found !== undefined
}
