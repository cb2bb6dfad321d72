import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Context } from 'koa'
import type { Ctx } from '../domain/context.ts'
import { exportEntries, takeExport } from '../domain/customers/index.ts'
import { TAR_END, tarEntry } from '../lib/tar.ts'
import { HttpError } from './http-error.ts'

/** Answers once with all that is known of a customer, as tar.gz, file by file; 410 for every other time. */
export async function sendExport(http: Context, ctx: Ctx, exportId: string): Promise<void> {
  http.set('cache-control', 'no-store')
  http.attachment('customer.tar.gz')
  http.type = 'application/gzip'
  // To ask whether it is there is not to take it.
  if (http.method === 'HEAD') {
    http.status = 200
    return
  }
  const taken = await takeExport(ctx, { exportId })
  if (taken === null) throw new HttpError('expired', 'This was taken before: ask for another.')
  http.body = Readable.from(blocks(ctx, taken.customerId)).pipe(createGzip())
}

async function* blocks(ctx: Ctx, customerId: string): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of exportEntries(ctx, { customerId })) yield tarEntry(name, bytes, ctx.clock.now())
  yield TAR_END
}
