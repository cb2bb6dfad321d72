import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import type { Product } from '../../support/product.ts'
import { until } from '../../support/until.ts'

const Version = z.object({
  version: z.int(),
  status: z.string(),
  same_as_version: z.int().nullable(),
  warnings: z.array(z.object({ code: z.string(), page: z.int().nullable() })),
  failure: z.object({ code: z.string(), en: z.string(), sw: z.string() }).nullable(),
})
const Body = z.object({
  outcome: z.string().optional(),
  version: z.int().optional(),
  document: z
    .object({
      document_id: z.string(),
      title: z.string(),
      current_version: z.int().nullable(),
      valid_until: z.string().nullable(),
      versions: z.array(Version),
    })
    .optional(),
  documents: z
    .array(
      z.object({
        title: z.string(),
        current_version: z.int().nullable(),
        newest: z.object({ version: z.int(), status: z.string(), passages: z.int().nullable() }).nullable(),
      }),
    )
    .optional(),
  passages: z.array(z.object({ text: z.string(), prefix: z.string() })).optional(),
  next_cursor: z.string().nullable().optional(),
  next_after: z.int().nullable().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})
export type Answered = z.infer<typeof Body> & { code: number }

/** The REST API of a shop's documents as a member of staff uses it. */
export interface Desk {
  token: string
  call(method: string, path: string, body?: string | FormData, headers?: Record<string, string>): Promise<Answered>
  upload(
    text: string | Uint8Array,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answered>
  /** Waits until nothing more happens to the newest version of itself, and says what became of it. */
  settled(documentId: string): Promise<string>
}

export async function openDesk(product: Product, shop: { tenantId: string }): Promise<Desk> {
  const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
  const row = { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) }
  await product.db.transaction(shop.tenantId, (tx) => tx.staffToken.create({ data: row }))
  const call: Desk['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${product.runtime.publicBaseUrl}/v1/knowledge${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...onceKey(method), ...headers },
      ...(body !== undefined && { body }),
    })
    return { ...Body.parse(await response.json()), code: response.status }
  }
  return {
    token,
    call,
    upload: (text, fields = {}, headers = {}) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ type: 'faq', ...fields })) form.set(name, value)
      form.set('file', new Blob([new Uint8Array(Buffer.from(text))]), 'Parking.md')
      return call('POST', '', form, headers)
    },
    settled: (documentId) =>
      until(
        async () => {
          const { document } = await call('GET', `/${documentId}`)
          const status = document?.versions[0]?.status
          return SETTLED.find((one) => one === status)
        },
        { within: 30_000, what: 'a document that is read to its end' },
      ),
  }
}

const SETTLED = ['published', 'failed', 'cancelled', 'unchanged', 'duplicate', 'needs_confirmation', 'retired'] as const
