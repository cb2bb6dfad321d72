import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { openDesk } from '../documents/rest.ts'
import { furnish, HOUSE_SETTINGS } from '../journeys/concierge/guest-house.ts'
import { openTruthDesk } from './truth-desk.ts'

const product = await startProduct()

const openHouse = async () => {
  const shop = await product.openShop({ name: 'Tumbili House', settings: HOUSE_SETTINGS })
  await furnish(product.runtime.ctxFor(shop.tenantId))
  return { shop, desk: await openTruthDesk(product, shop), documents: await openDesk(product, shop) }
}

const upload = async ({ documents }: Awaited<ReturnType<typeof openHouse>>, title: string, text: string) => {
  const { document } = await documents.upload(text, { title, type: 'doc' })
  const id = document?.document_id ?? ''
  expect(await documents.settled(id)).toBe('published')
  return id
}

describe('what contradicts what a house tells', () => {
  it('is noticed when the worker publishes it, shown side by side, and settled by staff', async () => {
    const house = await openHouse()
    const { desk, shop } = house
    await upload(house, 'Leaflet', '# Boats\n\nThe glass boat costs KES 1,700 for each guest.\n')
    await upload(house, 'Prices', '# Boats\n\nThe glass boat costs KES 1,900 for each guest.\n')
    const { conflicts } = await desk.call('GET', '/knowledge/conflicts')
    expect(conflicts).toMatchObject([{ kind: 'price', told: null, kept: null }])
    expect([conflicts[0]?.left.title, conflicts[0]?.right.title].sort()).toEqual(['Leaflet', 'Prices'])
    expect(await shop.customer().ask('how much is the glass boat?')).not.toMatch(/1,[79]00/)

    const id = conflicts[0]?.conflict_id
    const keep = conflicts[0]?.left.title === 'Prices' ? 'left' : 'right'
    expect(await desk.call('POST', `/knowledge/conflicts/${id}/resolve`, { keep: 'both' })).toMatchObject({ code: 422 })
    expect(await desk.call('POST', `/knowledge/conflicts/${id}/resolve`, { keep })).toMatchObject({ code: 200 })
    expect((await desk.call('GET', '/knowledge/conflicts')).conflicts).toEqual([])
    expect(await shop.customer().ask('how much is the glass boat?')).toContain('KES 1,900')
    const other = await openHouse()
    expect(await other.desk.call('POST', `/knowledge/conflicts/${id}/resolve`, { keep })).toMatchObject({ code: 404 })
    expect((await other.desk.call('GET', '/knowledge/conflicts?status=resolved')).conflicts).toEqual([])
  })

  it('goes with the document that said it', async () => {
    const house = await openHouse()
    const id = await upload(house, 'Leaflet', 'The Tide Pool is open daily from 8 am to 8 pm.\n')
    expect((await house.desk.call('GET', '/knowledge/conflicts')).conflicts).toMatchObject([
      { kind: 'hours', subject: 'Tide Pool', told: 'right' },
    ])
    await house.desk.call('DELETE', `/knowledge/${id}`)
    expect((await house.desk.call('GET', '/knowledge/conflicts')).conflicts).toEqual([])
  })
})

describe('why a question is answered as it is', () => {
  it('is told with what was heard, what came near and how sure that is', async () => {
    const { desk } = await openHouse()
    const found = await desk.call('GET', '/knowledge/search?q=what%20happens%20with%20lost%20property%3F')
    expect(found).toMatchObject({ code: 200, confident: true, disputed: null, instead: null, rows: [] })
    expect(found.concepts.flat()).toContain('happen')
    expect(found.passages[0]).toMatchObject({ title: 'House rules' })
    expect(found.passages[0]?.answer).toContain('three months')
    expect(found.passages[0]?.coverage).toBeGreaterThan(found.passages[1]?.coverage ?? 1)
    expect(found.answerable).toBeGreaterThan(0.5)
  })

  it('names the rows that answer first', async () => {
    const { desk } = await openHouse()
    const row = await desk.call('GET', '/knowledge/search?q=how%20much%20is%20the%20Palm%20Double%3F')
    expect(row.rows).toMatchObject([{ name: 'Palm Double' }])
  })

  it('is refused without a question and without a token', async () => {
    const { desk } = await openHouse()
    expect(await desk.call('GET', '/knowledge/search')).toMatchObject({ code: 422 })
    const response = await fetch(`${product.runtime.publicBaseUrl}/v1/knowledge/search?q=pool`)
    expect(response.status).toBe(401)
  })
})

describe('what nobody has looked at for long', () => {
  it('is listed', async () => {
    const { desk, shop } = await openHouse()
    await product.db.transaction(shop.tenantId, async (tx) => {
      await tx.propertyItem.updateMany({
        where: { tenantId: shop.tenantId, name: 'Tide Pool' },
        data: { lastUpdated: new Date('2020-01-01') },
      })
      await tx.knowledgeDocument.updateMany({
        where: { tenantId: shop.tenantId, title: 'House rules' },
        data: { validUntil: new Date('2020-01-01') },
      })
    })
    const stale = await desk.call('GET', '/knowledge/stale')
    expect(stale.documents).toEqual([{ title: 'House rules' }])
    expect(stale.items).toContainEqual({ name: 'Tide Pool', expired: false })
  })
})
