import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import type { Product } from '../../support/product.ts'

const Body = z.record(z.string(), z.json())
export type Answer = { status: number; body: z.infer<typeof Body> }

/** A member of staff with a token, and the REST API as she uses it. */
export interface Colleague {
  id: string
  name: string
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  /** Of the version that she has seen. */
  patch(path: string, seen: number, body: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** An answer that goes on until it is left. */
  stream(path: string, leaves: AbortSignal): Promise<Response>
}

export async function hire(product: Product, shop: { tenantId: string }, name: string): Promise<Colleague> {
  const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
  const id = randomIds.uuid()
  await product.db.transaction(shop.tenantId, (tx) =>
    tx.staffToken.create({ data: { tenantId: shop.tenantId, id, name, tokenHash: staffTokenHash(token) } }),
  )
  const call = (method: string) => async (path: string, body?: unknown) =>
    request(product, path, { method, token, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const stream = (path: string, signal: AbortSignal) =>
    fetch(`${product.runtime.publicBaseUrl}${path}`, { signal, headers: { authorization: `Bearer ${token}` } })
  return {
    id: `staff:${id}`,
    name,
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: (path, seen, body) => request(product, path, { method: 'PATCH', token, seen, body: JSON.stringify(body) }),
    delete: call('DELETE'),
    stream,
  }
}

export async function request(
  product: Product,
  path: string,
  { method, token, body, seen }: { method: string; token: string | null; body?: string; seen?: number },
): Promise<Answer> {
  const response = await fetch(`${product.runtime.publicBaseUrl}${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(seen !== undefined && { 'if-match': `"${seen}"` }),
      ...onceKey(method),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, body: Body.parse(await response.json()) }
}

/** The text of an error answer. */
export function problemOf({ body }: Answer): string {
  return z.object({ message: z.string() }).parse(body.error).message
}
