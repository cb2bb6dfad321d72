import type { TenantDb } from '../../adapters/postgres/tenant-db.ts'
import type { Ctx, Tx, Wake } from '../../domain/context.ts'
import { transactions } from '../../domain/transactions.ts'

/** The way to the database of everything that is done in one piece, and the work that it has asked for. */
export interface Piece {
  tx: Tx
  ways: Pick<Ctx, 'transaction' | 'statement'>
  /** What has been asked for since the last look. */
  wakes(): Wake[]
}

/**
 * Does much in one transaction, each transaction within it as a part that is taken back when it fails. Nobody sees anything of it
 * before it is whole, so no sweep takes up what is not finished. What takes longer than `db` lets it leaves nothing.
 */
export function inOnePiece<T>(
  db: Pick<TenantDb, 'transaction'>,
  tenantId: string,
  run: (piece: Piece) => Promise<T>,
): Promise<T> {
  return db.transaction(tenantId, (tx) => {
    const asked: Wake[] = []
    const ways = transactions({
      begin: oneAfterTheOther((part) => undoable(tx, () => part(tx))),
      ask: (_tenantId, sql) => tx.$queryRaw(sql),
      flush: async (_tenantId, wakes) => void asked.push(...wakes),
    })
    return run({ tx, ways, wakes: () => asked.splice(0) })
  })
}

type Begin = Parameters<typeof transactions>[0]['begin']

/** Parts of one transaction lie within each other or behind each other, never across. */
function oneAfterTheOther(run: <T>(part: (tx: Tx) => Promise<T>) => Promise<T>): Begin {
  let last: Promise<unknown> = Promise.resolve()
  return (_tenantId, part) => {
    const done = last.then(() => run(part))
    last = done.catch(() => undefined)
    return done
  }
}

async function undoable<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  await tx.$executeRaw`SAVEPOINT part`
  try {
    const done = await run()
    await tx.$executeRaw`RELEASE SAVEPOINT part`
    return done
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT part`
    throw error
  }
}
