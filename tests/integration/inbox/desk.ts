import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { newAddress, type Stage, setStage } from '../turn-protocol/stage.ts'

export interface Desk extends Stage {
  /** A person of the shop, with the ctx in which she works. */
  person(name: string): Promise<Ctx>
  /** A conversation whose customer has written just now. */
  talk(body?: string): Promise<string>
  row(conversationId: string): Promise<Awaited<ReturnType<typeof rowOf>>>
}

/** A shop with people, on a stage where time stands still. */
export async function openDesk(db: TestDatabase): Promise<Desk> {
  const stage = await setStage(db)
  const { tenantId } = stage.shop
  return {
    ...stage,
    async person(name) {
      const id = randomIds.uuid()
      await db.transaction(tenantId, (tx) =>
        tx.staffToken.create({ data: { tenantId, id, name, tokenHash: randomIds.secret(32) } }),
      )
      return { ...stage.ctx, actor: `staff:${id}` }
    },
    async talk(body = 'habari') {
      return (await stage.receive(newAddress(), body)).conversationId
    },
    row: (conversationId) => rowOf(db, tenantId, conversationId),
  }
}

function rowOf(db: TestDatabase, tenantId: string, id: string) {
  return db.transaction(tenantId, (tx) =>
    tx.conversation.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id } } }),
  )
}
