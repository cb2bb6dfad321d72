import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import type { Product, ProductShop } from '../../support/product.ts'

const Refusal = z.object({ error: z.looseObject({ code: z.string(), message: z.string() }) })

export interface Said {
  status: number
  text: string
  /** The answer as its schema says that it is. */
  as<T>(schema: z.ZodType<T>): T
  refusal: () => string
}

/** Calls the REST API with a key of the shop. A body that is no form goes as JSON; `seen` is the version that is changed. */
export type Call = (method: string, path: string, body?: object, seen?: number) => Promise<Said>

export async function callerOf({ db, runtime }: Product, { tenantId }: ProductShop): Promise<Call> {
  const token = `tulia_${tenantId}_${randomIds.secret(32)}`
  await db.transaction(tenantId, (tx) =>
    tx.staffToken.create({
      data: { tenantId, id: randomIds.uuid(), name: 'Amina', tokenHash: staffTokenHash(token) },
    }),
  )
  return async (method, path, body, seen) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${runtime.publicBaseUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...onceKey(method),
        ...(seen !== undefined && { 'if-match': `"${seen}"` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      text,
      as: (schema) => schema.parse(JSON.parse(text)),
      refusal: () => {
        const { code, message } = Refusal.parse(JSON.parse(text)).error
        return `${answer.status} ${code}: ${message}`
      },
    }
  }
}

/** A form with one file in it. */
export function formOf(name: string, bytes: string | Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name)
  return form
}
