import { describe, expect, it } from 'vitest'
import { postgresDirectory } from '../../../src/adapters/postgres/directory.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import {
  cancelVersion,
  claimVersion,
  deleteDocument,
  ingestVersion,
  keepClaim,
  releaseClaim,
} from '../../../src/domain/knowledge/index.ts'
import { ingestDocumentHandler } from '../../../src/jobs/ingest-document.handler.ts'
import { ingestDocumentJob } from '../../../src/jobs/ingest-document.job.ts'
import { dueOf } from '../../support/due.ts'
import { testDatabase } from '../../support/test-database.ts'
import { type Library, openLibrary } from './library.ts'

const QUESTION = 'what does parking cost?'
const free = 'Parking at the shop is free for customers.'
const paid = 'Parking at the shop costs KES 100 for an hour.'
const FREE = `# Parking\n\n${free}`
const PAID = `# Parking\n\n${paid}`
const STEPS = ['received', 'chunking', 'checking', 'ready'] as const
const HELD = new AbortController().signal

/** The worker dies with a statement of the step sent and not committed. */
async function dieWithin(ctx: Ctx, versionId: string): Promise<void> {
  const claim = await claimVersion(ctx, { versionId })
  if (claim === null) throw new Error('there is nothing to die in')
  const dying: Ctx = {
    ...ctx,
    transaction(run) {
      return ctx.transaction(async (inside) => {
        const done = await run(inside)
        const wrote = await inside.tx.$queryRaw<unknown[]>`SELECT pg_current_xact_id_if_assigned() AS id`
        if (JSON.stringify(wrote) === '[{"id":null}]') return done
        throw new Error('killed')
      })
    },
  }
  await expect(ingestVersion(dying, claim, HELD)).rejects.toThrow('killed')
}

/** What must be true at every moment of what is stored and of what is told. */
async function expectWhole({ ctx, told }: Library, may: readonly (string | null)[]): Promise<void> {
  expect(may).toContain(await told(QUESTION))
  await ctx.transaction(async ({ tx }) => {
    const documents = await tx.knowledgeDocument.findMany({ include: { current: true } })
    for (const { current } of documents) expect(current?.status ?? 'published').toBe('published')
    const published = await tx.knowledgeVersion.findMany({ where: { status: 'published' } })
    expect(published.map(({ id }) => id)).toEqual(documents.flatMap(({ currentVersionId }) => currentVersionId ?? []))
    for (const { id, passages } of published)
      expect(await tx.knowledgePassage.count({ where: { versionId: id } })).toBe(passages)
  })
}

describe('a worker that dies', async () => {
  const db = await testDatabase()
  const directory = postgresDirectory(db)

  it.each(STEPS)('in the step after "%s" leaves it to be taken up there, with nothing half done', async (step) => {
    const library = await openLibrary(db)
    const { ctx, clock, upload, work, statusOf } = library
    await work((await upload(FREE)).versionId)
    const { versionId } = await upload(PAID)
    await work(versionId, step)
    await dieWithin(ctx, versionId)
    const begun = step === 'received' ? 'extracting' : step
    expect(await statusOf(versionId)).toBe(begun)
    await expectWhole(library, [free])
    const due = () => dueOf(directory, ingestDocumentJob, clock.now())
    expect(await due()).toEqual([])
    expect(await claimVersion(ctx, { versionId })).toBeNull()
    clock.advance(30_000)
    expect(await due()).toEqual([{ tenantId: ctx.tenantId, versionId }])
    expect(await work(versionId)).toBe('published')
    await expectWhole(library, [paid])
  })

  it.each(STEPS)('three times in the step after "%s" is not followed by a fourth', async (step) => {
    const library = await openLibrary(db)
    const { ctx, clock, upload, work } = library
    await work((await upload(FREE)).versionId)
    const { versionId } = await upload(PAID)
    await work(versionId, step)
    for (let time = 0; time < 3; time++) {
      await dieWithin(ctx, versionId)
      clock.advance(30_000)
    }
    expect(await work(versionId)).toBe('failed')
    const row = await ctx.transaction(({ tx }) => tx.knowledgeVersion.findFirst({ where: { id: versionId } }))
    expect(row?.failure).toMatchObject({ code: 'worker_lost' })
    await expectWhole(library, [free])
  })

  it.each(STEPS)('only slowly, in the step after "%s", writes nothing over who has taken it up', async (step) => {
    const library = await openLibrary(db)
    const { ctx, clock, upload, work, statusOf } = library
    const { versionId } = await upload(FREE)
    await work(versionId, step)
    const slow = await claimVersion(ctx, { versionId })
    clock.advance(30_000)
    const quick = await claimVersion(ctx, { versionId })
    if (slow === null || quick === null) throw new Error('the step was not given to both')
    expect(await keepClaim(ctx, slow)).toBe(false)
    expect(await keepClaim(ctx, quick)).toBe(true)
    await releaseClaim(ctx, slow, { asBegun: true })
    expect(await claimVersion(ctx, { versionId })).toBeNull()
    const before = await statusOf(versionId)
    expect(await ingestVersion(ctx, slow, HELD)).toBe('lost')
    expect(await statusOf(versionId)).toBe(before)
    expect(await ingestVersion(ctx, quick, HELD)).toBe('stepped')
    expect(await ingestVersion(ctx, slow, HELD)).toBe('lost')
    expect(await work(versionId)).toBe('published')
    await expectWhole(library, [free])
    expect(await ctx.transaction(({ tx }) => tx.knowledgePassage.count())).toBe(1)
  })

  it('keeps a version no longer than its lease, also one whose clock ran ahead', async () => {
    const { ctx, clock, upload, work } = await openLibrary(db)
    const { versionId } = await upload(FREE)
    clock.advance(86_400_000)
    await claimVersion(ctx, { versionId })
    clock.advance(-86_400_000)
    expect(await dueOf(directory, ingestDocumentJob, clock.now())).toContainEqual({ tenantId: ctx.tenantId, versionId })
    expect(await work(versionId)).toBe('published')
  })
})

describe('a step under way', async () => {
  const db = await testDatabase()

  it.each(STEPS)('after "%s" writes nothing any more when its document is deleted or it is cancelled', async (step) => {
    for (const end of [
      (ctx: Ctx, documentId: string) => deleteDocument(ctx, { documentId, purge: false }),
      (ctx: Ctx, documentId: string) => deleteDocument(ctx, { documentId, purge: true }),
      (ctx: Ctx, documentId: string) => cancelVersion(ctx, { documentId }),
    ]) {
      const library = await openLibrary(db)
      const { ctx, upload, work } = library
      const { versionId, documentId } = await upload(FREE)
      await work(versionId, step)
      const claim = await claimVersion(ctx, { versionId })
      if (claim === null) throw new Error('there is no step')
      // Whoever is first: what is published already cannot be cancelled any more, only deleted.
      const [, ended] = await Promise.all([
        ingestVersion(ctx, claim, HELD),
        end(ctx, documentId).then(
          () => true,
          () => false,
        ),
      ])
      expect(ended ? ['cancelled', 'retired'] : ['published']).toContain(await work(versionId))
      await expectWhole(library, [ended ? null : free])
    }
  })

  it('that fails is given back, and begun again at once by the next run', async () => {
    const { ctx, upload, statusOf } = await openLibrary(db)
    const { versionId } = await upload(FREE)
    let fails = 1
    const { extractor } = ctx.ports
    const failing: Ctx = {
      ...ctx,
      ports: {
        ...ctx.ports,
        extractor: {
          ...extractor,
          read: async (file, signal) => {
            if (fails-- > 0) throw new Error('the disk is full')
            return extractor.read(file, signal)
          },
        },
      },
    }
    const { run } = ingestDocumentHandler({ ctxFor: () => failing })
    const payload = { tenantId: ctx.tenantId, versionId }
    await expect(run(payload, { lastAttempt: false })).rejects.toThrow('the disk is full')
    expect(await statusOf(versionId)).toBe('extracting')
    expect(await run(payload, { lastAttempt: false })).toBeNull()
    expect(await statusOf(versionId)).toBe('published')
  })
})

describe('a database that is full', async () => {
  const db = await testDatabase()

  it.each(STEPS)('puts off the step after "%s" as long as it lasts, and costs it nothing', async (step) => {
    const library = await openLibrary(db)
    const { ctx, upload, work, statusOf } = library
    await work((await upload(FREE)).versionId)
    const { versionId } = await upload(PAID)
    await work(versionId, step)
    const begun = step === 'received' ? 'extracting' : step
    let isFull = true
    const filling: Ctx = {
      ...ctx,
      transaction(run) {
        return ctx.transaction(async (inside) => {
          const done = await run(inside)
          const where = { id: versionId, status: { notIn: ['received', begun] } }
          const moved = await inside.tx.knowledgeVersion.count({ where })
          if (isFull && moved > 0) throw Object.assign(new Error('no space left on device'), { code: '53100' })
          return done
        })
      },
    }
    const { run } = ingestDocumentHandler({ ctxFor: () => filling })
    const payload = { tenantId: ctx.tenantId, versionId }
    for (let time = 0; time < 5; time++) {
      await expect(run(payload, { lastAttempt: false })).rejects.toThrow('no space left')
      expect(await statusOf(versionId)).toBe(begun)
      await expectWhole(library, [free])
    }
    isFull = false
    expect(await run(payload, { lastAttempt: false })).toBeNull()
    expect(await statusOf(versionId)).toBe('published')
    await expectWhole(library, [paid])
  })
})

describe('the sweep', async () => {
  const db = await testDatabase()
  const directory = postgresDirectory(db)

  it('finds the text of deleted documents after seven days, and of replaced versions after ninety', async () => {
    const { ctx, clock, upload, work } = await openLibrary(db)
    const first = await upload(FREE)
    await work(first.versionId)
    const other = await upload('# Wifi\n\nThere is none.', { title: 'Wifi' })
    await work(other.versionId)
    await work((await upload(PAID)).versionId)
    await deleteDocument(ctx, { documentId: other.documentId, purge: false })
    const dueIn = async (days: number) => {
      const at = new Date(clock.now().getTime() + days * 86_400_000)
      return (await dueOf(directory, ingestDocumentJob, at)).map(({ versionId }) => versionId)
    }
    expect(await dueIn(6.9)).toEqual([])
    expect(await dueIn(7)).toEqual([other.versionId])
    expect(new Set(await dueIn(90))).toEqual(new Set([other.versionId, first.versionId]))
  })
})
