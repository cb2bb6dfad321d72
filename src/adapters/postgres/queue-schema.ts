import { runMigrations as migrateQueue } from 'bullmq'
import pg from 'pg'
import { handOverSchema } from './hand-over-schema.ts'

/**
 * The queue's PostgreSQL backend keeps its tables in a schema of its own and makes one sequence per queue at run time, so the
 * runtime role may make things there. Whatever it makes could catch a name or a row of somebody else's statement: all of the
 * schema therefore belongs to the runtime role, and its migrations run as nobody more.
 */
export async function prepareQueueSchema(owner: pg.Client, runtimeUrl: string): Promise<void> {
  await owner.query('CREATE SCHEMA IF NOT EXISTS bullmq')
  await owner.query('GRANT USAGE, CREATE ON SCHEMA bullmq TO tulia_runtime')
  await handOverSchema(owner, 'bullmq', 'tulia_runtime')
  const runtime = new pg.Client({ connectionString: runtimeUrl })
  await runtime.connect()
  try {
    await migrateQueue(withoutSchema(runtime))
  } finally {
    await runtime.end()
  }
}

/** The library asks for the schema even when it is there, which needs a right on the database that this role shall not have. */
function withoutSchema(client: pg.Client): pg.Client {
  client.query = new Proxy(client.query, {
    apply: (target, self, args: unknown[]) =>
      Reflect.apply(target, self, args[0] === 'CREATE SCHEMA IF NOT EXISTS "bullmq"' ? ['SELECT'] : args),
  })
  return client
}
