import { Prisma } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../domain/context.ts'
import type { Connection } from './begun-connection.ts'

/**
 * The same client, with hand-written SQL sent straight to the connection. The typed client's raw queries pass through
 * its query interpreter and cost several times as much processor time as the statement itself.
 * Values come as pg gives them: timestamps as Date, bigint as text, jsonb parsed.
 * @param connection where to; throws when the transaction has ended
 */
export function directSql<Client extends Tx>(
  typed: Client,
  connection: () => Connection,
  nameOf: (sql: string) => string,
): Client {
  const send = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    const sql = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)
    const { text } = sql
    return connection().query({ name: nameOf(text), text, values: sql.values })
  }
  const raw = {
    $queryRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await send(query, values)).rows,
    $executeRaw: async (query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await send(query, values)).rowCount ?? 0,
  }
  return new Proxy(typed, {
    get: (target, property, receiver) =>
      property === '$queryRaw' || property === '$executeRaw' ? raw[property] : Reflect.get(target, property, receiver),
  })
}
