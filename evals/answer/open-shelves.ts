import type { Ctx } from '../../src/domain/context.ts'
import { uploadDocument } from '../../src/domain/knowledge/index.ts'
import { KnowledgeType } from '../../src/domain/knowledge/schemas.ts'
import { anyShop } from '../any-shop.ts'
import type { House } from '../house.ts'
import { startProgress } from '../progress.ts'
import type { DocumentLine } from '../retrieve/corpus.ts'
import { until } from '../until.ts'
import { WrongUse } from '../wrong-use.ts'

/** Shops that have taken the documents in, by the group that their questions name. */
export interface Shelves {
  ctxOf(group: string | null): Ctx
  /** The document of a title. */
  idOf(title: string): string
}

const INGESTED = { withinMs: 600_000, everyMs: 50 }

/** Opens a shop for each group and takes its documents in through the worker. Throws WrongUse for one that cannot be read. */
export async function openShelves(
  house: House,
  documents: readonly DocumentLine[],
  groups: ReadonlySet<string | null>,
): Promise<Shelves> {
  const ids = new Map<string, string>()
  const named = documents.map((document) => {
    const title =
      document.title === '' || ids.has(document.title) ? `${document.title} ${document.id}`.trim() : document.title
    ids.set(title, document.id)
    return { ...document, title }
  })
  const shops = new Map<string | null, Ctx>()
  for (const group of groups) {
    const ctx = await openShop(house, group ?? 'everything')
    await takeIn(ctx, group === null ? named : named.filter((one) => one.group === null || one.group === group))
    shops.set(group, ctx)
  }
  return {
    ctxOf(group) {
      const ctx = shops.get(group)
      if (ctx === undefined) throw new Error(`no shop was opened for ${group}`)
      return ctx
    },
    idOf: (title) => ids.get(title) ?? title,
  }
}

async function openShop({ runtime }: House, name: string): Promise<Ctx> {
  const tenantId = runtime.ids.uuid()
  const slug = `answer-${tenantId}`
  await runtime.db.transaction(tenantId, (tx) =>
    tx.tenant.create({ data: { id: tenantId, slug, name, settings: ANY_SHOP } }),
  )
  // A run takes longer than any turn may.
  return { ...runtime.ctxFor(tenantId), signal: new AbortController().signal }
}

async function takeIn(ctx: Ctx, documents: readonly DocumentLine[]): Promise<void> {
  const progress = startProgress('ingested', documents.length)
  for (const { title, text, type, id } of documents) {
    const known = KnowledgeType.safeParse(type)
    const { versionId } = await uploadDocument(ctx, {
      ...{ title, language: 'en', topic: null, origin: 'text', fileName: `${id}.md`, requestKey: null },
      type: known.success ? known.data : 'doc',
      bytes: Buffer.from(text),
    })
    const status = await until(() => settledStatus(ctx, versionId), INGESTED)
    if (status !== 'published')
      throw new WrongUse(`the document "${id}" cannot be read: it is ${status ?? 'still waiting'}`)
    progress.step()
  }
  progress.done(`${documents.length} documents`)
}

async function settledStatus(ctx: Ctx, versionId: string): Promise<string | null> {
  const { status } = await ctx.transaction(({ tx, tenantId }) =>
    tx.knowledgeVersion.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: versionId } },
      select: { status: true },
    }),
  )
  return ['published', 'failed', 'cancelled', 'retired', 'needs_confirmation'].includes(status) ? status : null
}

const ANY_SHOP = anyShop({ journeys: ['support'], payments: { stk: false, c2b: false, card: false } })
