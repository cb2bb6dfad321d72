import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { recordFailure } from '../../../src/domain/failed-work/index.ts'
import { startProduct } from '../../support/product.ts'
import { hire } from '../handoff/inbox.ts'

const product = await startProduct({ worker: false })

const Page = z.object({
  failed_work: z.array(z.looseObject({ id: z.uuid(), work: z.string(), subject_id: z.uuid(), status: z.string() })),
  next_cursor: z.string().nullable(),
})
const One = z.object({ failed_work: z.looseObject({ id: z.uuid(), status: z.string(), attempts: z.int() }) })

async function openShop() {
  const shop = await product.openShop()
  const colleague = await hire(product, shop, 'Wanjiru')
  const fail = async (subjectId = randomIds.uuid(), deadAfter = 2) => {
    const run = { work: 'escalate-ticket', subjectId, error: new Error('secret word'), deadAfter }
    await recordFailure(product.runtime.ctxFor(shop.tenantId), run, async () => 'stays')
    return subjectId
  }
  const list = async (query = '') => Page.parse((await colleague.get(`/v1/failed-work${query}`)).body)
  const audit = () =>
    product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { subjectType: 'failed_work' }, orderBy: { at: 'asc' } }),
    )
  return { shop, colleague, fail, list, audit }
}

describe('GET /v1/failed-work', () => {
  it('lists by status and page by page what fails longest first, without a word of what failed', async () => {
    const { fail, list } = await openShop()
    const subjects = [await fail(), await fail(), await fail()]
    const dead = await fail(undefined, 1)
    const waiting = await list('?status=waiting&limit=2')
    expect(waiting.failed_work.map(({ subject_id: id }) => id)).toEqual(subjects.slice(0, 2))
    const rest = await list(`?status=waiting&limit=2&cursor=${waiting.next_cursor}`)
    expect(rest.failed_work.map(({ subject_id: id }) => id)).toEqual(subjects.slice(2))
    expect(rest.next_cursor).toBeNull()
    const { failed_work: gone } = await list('?status=dead')
    expect(gone).toMatchObject([
      { subject_id: dead, attempts: 1, code: 'Error', next_try_at: null, can_be_retried: true },
    ])
    expect(JSON.stringify(gone)).not.toContain('secret')
    expect((await list()).failed_work).toHaveLength(4)
  })

  it('answers 401 without a token and 422 for a query that cannot be read', async () => {
    const { colleague } = await openShop()
    expect((await fetch(`${product.runtime.publicBaseUrl}/v1/failed-work`)).status).toBe(401)
    for (const query of ['?status=lost', '?cursor=x', '?limit=0', '?cursor=WyJ4Il0']) {
      expect((await colleague.get(`/v1/failed-work${query}`)).status).toBe(422)
    }
  })
})

describe('POST /v1/failed-work/:id', () => {
  it('retry revives one: it counts from nothing, is due now, and is told in the audit log', async () => {
    const { colleague, fail, list, audit } = await openShop()
    await fail(undefined, 1)
    await fail(undefined, 1)
    const [first] = (await list('?status=dead')).failed_work
    const { status, body } = await colleague.post(`/v1/failed-work/${first?.id}/retry`)
    expect(status).toBe(200)
    expect(One.parse(body).failed_work).toMatchObject({ id: first?.id, status: 'waiting', attempts: 0, dead_at: null })
    expect((await list('?status=dead')).failed_work).toHaveLength(1)
    expect((await audit()).filter(({ actor }) => actor === colleague.id)).toMatchObject([
      { action: 'failed_work.retried', subjectId: first?.id },
    ])
  })

  it('dismiss needs a note, and is done once', async () => {
    const { colleague, fail, list, audit } = await openShop()
    await fail(undefined, 1)
    const [failed] = (await list()).failed_work
    const path = `/v1/failed-work/${failed?.id}/dismiss`
    for (const body of [{}, { note: '' }, { note: 'a\u0000b' }, { note: 'x', more: 1 }]) {
      expect((await colleague.post(path, body)).status).toBe(422)
    }
    const { status, body } = await colleague.post(path, { note: 'it was a test of ours' })
    expect(status).toBe(200)
    expect(One.parse(body).failed_work).toMatchObject({ status: 'dismissed', note: 'it was a test of ours' })
    expect((await colleague.post(path, { note: 'again' })).status).toBe(409)
    expect((await audit()).map(({ action }) => action)).toEqual(['failed_work.died', 'failed_work.dismissed'])
  })

  it('knows nothing of what is another shop’s, or no id', async () => {
    const { fail, list } = await openShop()
    await fail()
    const [failed] = (await list()).failed_work
    const other = await openShop()
    expect((await other.list()).failed_work).toEqual([])
    for (const id of [failed?.id, randomIds.uuid(), 'nothing']) {
      expect((await other.colleague.post(`/v1/failed-work/${id}/retry`)).status).toBe(404)
      expect((await other.colleague.post(`/v1/failed-work/${id}/dismiss`, { note: 'x' })).status).toBe(404)
    }
    expect((await list()).failed_work).toMatchObject([{ status: 'waiting', attempts: 1 }])
  })
})
