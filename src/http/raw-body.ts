import type { Context } from 'koa'
import getRawBody from 'raw-body'
import { HttpError } from './http-error.ts'

/** No provider sends us more; larger bodies are somebody else's. */
const LIMIT = 64 * 1024

/**
 * The body exactly as it came over the wire, which is what signatures are made of. Throws 413 when it is larger than `limit`
 * bytes, 64 KiB where nothing else is said; 400 when cut short.
 */
export async function readRawBody(ctx: Context, limit = LIMIT): Promise<string> {
  return (await readRawBytes(ctx, limit)).toString('utf8')
}

/** The bytes of a body that is no text yet. Throws 413 over the limit, 400 when cut short. */
export async function readRawBytes(ctx: Context, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(ctx.req, { length: ctx.request.length, limit })
  } catch (error) {
    const tooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large'
    throw tooLarge
      ? new HttpError('too_large', `The body is larger than ${limit / 1024} KiB.`)
      : new HttpError('unreadable_body', 'The body could not be read.')
  }
}
