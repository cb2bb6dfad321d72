import { Prisma } from '../../prisma/generated/client.ts'
import type { Ctx, SqlCount, Tx, TxCtx, Wake } from './context.ts'
import type { LiveNews } from './live/live-bus.ts'

/**
 * The way from a ctx into its transaction. Whatever copy of the ctx opens it, the transaction works for that copy; a
 * transaction that is opened within one joins it. Wakes and news go out after the commit, each once; after a rollback none does.
 */
export function transactions(deps: {
  begin: <T>(tenantId: string, run: (tx: Tx) => Promise<T>, count: SqlCount) => Promise<T>
  ask: (tenantId: string, sql: Prisma.Sql, count: SqlCount) => Promise<unknown[]>
  flush: (tenantId: string, wakes: Wake[]) => Promise<void>
}): Pick<Ctx, 'transaction' | 'statement'> {
  async function transaction<T>(this: Ctx, run: (ctx: TxCtx) => Promise<T>): Promise<T> {
    const wakes = new Map<string, Wake>()
    const wake = (asked: Wake) => void wakes.set(JSON.stringify(asked), asked)
    const news: LiveNews[] = []
    const tell = (told: LiveNews) => void news.push(told)
    const inside = (tx: Tx) =>
      run({
        ...this,
        tx,
        wake,
        tell,
        transaction(inner) {
          return inner({ ...this, tx, wake, tell })
        },
        statement: (query, ...values) => tx.$queryRaw(query, ...values),
      })
    const done = await deps.begin(this.tenantId, inside, this.sql)
    for (const told of news) this.ports.live.publish(this.tenantId, told)
    if (wakes.size > 0) await deps.flush(this.tenantId, [...wakes.values()])
    return done
  }
  return {
    transaction,
    statement(query, ...values) {
      return deps.ask(this.tenantId, Prisma.sql(query, ...values), this.sql)
    },
  }
}
