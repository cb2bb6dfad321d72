import type { Ctx } from '../../../src/domain/context.ts'
import {
  claimVersion,
  ingestVersion,
  retrieve,
  type Upload,
  type Uploaded,
  uploadDocument,
} from '../../../src/domain/knowledge/index.ts'
import { createShop, type TestShop } from '../../support/builders.ts'
import { testClock, testCtx, testPorts } from '../../support/test-ctx.ts'
import type { TestDatabase } from '../../support/test-database.ts'
import { textExtractor } from '../../support/text-extractor.ts'

/** A shop whose documents a test takes in step by step. */
export interface Library {
  shop: TestShop
  ctx: Ctx
  clock: ReturnType<typeof testClock>
  upload(text: string, overrides?: Partial<Upload>): Promise<Uploaded>
  /** Takes steps of a version until none is left, or its status is this one; says what its status is then. */
  work(versionId: string, until?: string): Promise<string>
  statusOf(versionId: string): Promise<string>
  /** What the first passage says that answers a question; null when none does. */
  told(question: string): Promise<string | null>
}

export async function openLibrary(
  db: TestDatabase,
  overrides: Parameters<typeof createShop>[1] = {},
): Promise<Library> {
  const shop = await createShop(db, overrides)
  const clock = testClock()
  const ports = testPorts({ extractor: textExtractor })
  const ctx: Ctx = testCtx(db, { tenantId: shop.tenantId, actor: 'staff:1', clock, ports })
  const statusOf = async (id: string) =>
    (await ctx.transaction(({ tx }) => tx.knowledgeVersion.findFirstOrThrow({ where: { id } }))).status
  return {
    shop,
    ctx,
    clock,
    statusOf,
    upload: (text, overrides) => uploadDocument(ctx, { ...UPLOAD, bytes: Buffer.from(text), ...overrides }),
    work: async (versionId, until) => {
      while ((await statusOf(versionId)) !== until) {
        const claim = await claimVersion(ctx, { versionId })
        if (claim === null) break
        await ingestVersion(ctx, claim, new AbortController().signal)
      }
      return statusOf(versionId)
    },
    told: async (query) => {
      const { snippets, confident } = await retrieve(ctx, { query, types: null, language: 'en', about: null })
      return confident ? (snippets[0]?.answer ?? null) : null
    },
  }
}

const UPLOAD: Omit<Upload, 'bytes'> = {
  title: 'Parking',
  type: 'faq',
  language: 'en',
  topic: null,
  origin: 'upload',
  fileName: 'parking.md',
  requestKey: null,
}
