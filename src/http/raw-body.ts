import type { Context } from 'koa'
import getRawBody from 'raw-body'
import { HttpError } from './http-error.ts'

/** No provider sends us more; larger bodies are somebody else's. */
const LIMIT = 64 * 1024

/** The body exactly as it came over the wire, which is what signatures are made of. Throws 413 over 64 KiB, 400 when cut short. */
export async function readRawBody(ctx: Context): Promise<string> {
  try {
    return await getRawBody(ctx.req, { length: ctx.request.length, limit: LIMIT, encoding: 'utf8' })
  } catch (error) {
    const tooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large'
    throw tooLarge
      ? new HttpError(413, 'too_large', 'The body is larger than 64 KiB.')
      : new HttpError(400, 'unreadable_body', 'The body could not be read.')
  }
}
