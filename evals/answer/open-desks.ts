import type { Ctx } from '../../src/domain/context.ts'
import { uploadDocument } from '../../src/domain/knowledge/index.ts'
import { KnowledgeType } from '../../src/domain/knowledge/schemas.ts'
import { loadProperty } from '../../src/domain/properties/index.ts'
import { anyShop } from '../any-shop.ts'
import type { House } from '../house.ts'
import { startProgress } from '../progress.ts'
import type { DocumentLine } from '../retrieve/corpus.ts'
import { until } from '../until.ts'
import { WrongUse } from '../wrong-use.ts'

/** The file of a property that was read. */
export type PropertyRead = Parameters<typeof loadProperty>[1]

/** A tenant that answers guests. */
export interface AskedDesk {
  ctx: Ctx
  channelId: string
  timezone: string
}

/** Tenants that have taken in what they know, by the group that their questions name. */
export interface Desks {
  deskOf(group: string | null): AskedDesk
  /** The document of a title. */
  idOf(title: string): string
}

export interface Known {
  documents: readonly DocumentLine[]
  property: PropertyRead | null
  groups: ReadonlySet<string | null>
  /** The instant at which guests ask. */
  now: Date
}

const INGESTED = { withinMs: 600_000, everyMs: 50 }
/** What a place goes by of which nothing is known but documents. */
const NAMELESS = 'our house'
const HERE = 'Africa/Nairobi'

/** Opens a tenant for each group and gives it what it knows. Throws WrongUse for a document that cannot be read. */
export async function openDesks(house: House, known: Known): Promise<Desks> {
  const ids = new Map<string, string>()
  const documents = known.documents.map((document) => {
    const isTaken = document.title === '' || ids.has(document.title)
    const title = isTaken ? `${document.title} ${document.id}`.trim() : document.title
    ids.set(title, document.id)
    return { ...document, title }
  })
  const desks = new Map<string | null, AskedDesk>()
  for (const group of known.groups) {
    const desk = await openDesk(house, group, known)
    if (known.property !== null) await loadProperty(desk.ctx, known.property)
    await takeIn(desk.ctx, group === null ? documents : documents.filter((one) => (one.group ?? group) === group))
    desks.set(group, desk)
  }
  return {
    deskOf(group) {
      const desk = desks.get(group)
      if (desk === undefined) throw new Error(`no tenant was opened for ${group}`)
      return desk
    },
    idOf: (title) => ids.get(title) ?? title,
  }
}

async function openDesk({ runtime }: House, group: string | null, { property, now }: Known): Promise<AskedDesk> {
  const [tenantId, channelId] = [runtime.ids.uuid(), runtime.ids.uuid()]
  const of = property?.property
  const settings = {
    ...anyShop({ journeys: ['concierge', 'preferences'], payments: { stk: false, c2b: false, card: false } }),
    concierge: { kind: of?.kind === 'agency' ? ('travel' as const) : ('property' as const), followUp: false },
    timezone: of?.timezone ?? HERE,
  }
  const name = of?.name ?? group ?? NAMELESS
  await runtime.db.transaction(tenantId, async (tx) => {
    await tx.tenant.create({ data: { id: tenantId, slug: `answer-${tenantId}`, name, settings } })
    const address = `whatsapp:+2547${String(Number.parseInt(tenantId.slice(0, 6), 16)).padStart(8, '0')}`
    await tx.channel.create({ data: { tenantId, id: channelId, address, providerAccount: '', credentialsEnc: '' } })
  })
  // A run takes longer than any turn may, and asks at one instant.
  const ctx = { ...runtime.ctxFor(tenantId), signal: new AbortController().signal, clock: { now: () => now } }
  return { ctx, channelId, timezone: settings.timezone }
}

async function takeIn(ctx: Ctx, documents: readonly DocumentLine[]): Promise<void> {
  const progress = startProgress('ingested', documents.length)
  for (const { title, text, type, id, lang } of documents) {
    const known = KnowledgeType.safeParse(type)
    const { versionId } = await uploadDocument(ctx, {
      ...{ title, language: lang, topic: null, origin: 'text', fileName: `${id}.md`, requestKey: null },
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
