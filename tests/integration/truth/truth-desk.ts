import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import type { Product } from '../../support/product.ts'

const Gap = z.object({
  gap_id: z.string(),
  question: z.string(),
  count: z.int(),
  languages: z.record(z.string(), z.int()),
  status: z.string(),
  nearest: z.object({ text: z.string() }).nullable(),
  document_id: z.string().nullable(),
})
const Entry = z.object({
  document_id: z.string(),
  type: z.string(),
  question: z.string(),
  told: z.string().nullable(),
  draft: z.string().nullable(),
})
const Cited = z.object({
  sentence: z.string(),
  title: z.string(),
  version: z.int(),
  text: z.string().nullable(),
  deleted: z.boolean(),
  outdated: z.boolean(),
})
const Statement = z.object({ quote: z.string(), title: z.string().nullable(), item_id: z.string().nullable() })
const Conflict = z.object({
  conflict_id: z.string(),
  kind: z.string(),
  subject: z.string(),
  left: Statement,
  right: Statement,
  kept: z.string().nullable(),
  told: z.string().nullable(),
})
const Body = z.object({
  conflicts: z.array(Conflict).default([]),
  documents: z.array(z.object({ title: z.string() })).default([]),
  items: z.array(z.object({ name: z.string(), expired: z.boolean() })).default([]),
  concepts: z.array(z.array(z.string())).default([]),
  rows: z.array(z.object({ name: z.string() })).default([]),
  passages: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        coverage: z.number(),
        score: z.number().nullable(),
        answer: z.string(),
      }),
    )
    .default([]),
  answerable: z.number().optional(),
  confident: z.boolean().optional(),
  disputed: z.string().nullable().optional(),
  instead: z.object({ title: z.string(), answer: z.string() }).nullable().optional(),
  gaps: z.array(Gap).default([]),
  entry: Entry.optional(),
  entries: z.array(Entry).default([]),
  cited: z.array(Cited).default([]),
  next_cursor: z.string().nullable().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})
export type Told = z.infer<typeof Body> & { code: number }

/** What staff ask and say of what a shop tells, over REST. */
export interface TruthDesk {
  call(method: string, path: string, body?: object): Promise<Told>
  gaps(status?: string): Promise<z.infer<typeof Gap>[]>
}

export async function openTruthDesk(product: Product, { tenantId }: { tenantId: string }): Promise<TruthDesk> {
  const token = `tulia_${tenantId}_${randomIds.secret(32)}`
  const row = { tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) }
  await product.db.transaction(tenantId, (tx) => tx.staffToken.create({ data: row }))
  const call: TruthDesk['call'] = async (method, path, body) => {
    const response = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...onceKey(method) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...Body.parse(await response.json()), code: response.status }
  }
  return { call, gaps: async (status = 'open') => (await call('GET', `/knowledge/gaps?status=${status}`)).gaps }
}
