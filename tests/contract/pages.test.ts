import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PLATFORM_TENANT } from '../../src/domain/tenancy/schemas.ts'
import type { Route } from '../../src/http/contract/define-route.ts'
import { ROUTES } from '../../src/http/contract/index.ts'
import { startProduct } from '../support/product.ts'
import { openFurnishedShop } from './furnished-shop.ts'
import { serveAs } from './serve-as.ts'

const product = await startProduct({ worker: false })
const { shop } = await openFurnishedShop(product)
const { as } = await serveAs(product)
const owner = await as({ tenantId: shop.tenantId, role: 'owner' })
const operator = await as({ tenantId: PLATFORM_TENANT, role: 'operator' })
/** Each list is asked for by somebody whose it is. */
const get = (url: string) => (url.startsWith('/v1/platform/') ? operator : owner)({ method: 'GET', url })

const routes: Route[] = Object.values(ROUTES)
const pages = routes.filter(
  ({ params, query }) => params === undefined && query !== undefined && 'cursor' in query.shape,
)
/** What some lists must be asked for. */
const DAYS = 'from=2026-11-01&to=2026-11-02'
const NEEDED: Readonly<Record<string, string>> = {
  listPeopleRows: `number=handoffs&${DAYS}`,
  listCsatRows: `number=asked&${DAYS}`,
}
const addresses = pages.map(({ name, path }) => [name, `${path}?${NEEDED[name] ?? ''}`] as const)
const Page = z.looseObject({ next_cursor: z.string() })

describe('every list that is given page by page', () => {
  it.each(addresses)('%s takes 1 to 100 at once', async (_name, path) => {
    for (const limit of ['0', '101', '1.5', 'x', '']) {
      expect(await get(`${path}&limit=${limit}`)).toMatchObject({ status: 422, code: 'invalid_input' })
    }
    for (const limit of ['', '&limit=1', '&limit=100']) expect((await get(`${path}${limit}`)).status).toBe(200)
  })

  it.each(addresses)('%s goes on from no cursor but its own', async (_name, path) => {
    const forged = ['xx', 'WyJ4Il0', Buffer.from('["000000000000",["2026-01-01T00:00:00Z","x"]]').toString('base64url')]
    for (const cursor of forged) expect((await get(`${path}&cursor=${cursor}`)).status).toBe(422)
  })

  it('goes on in the list that the cursor was given out with, and refuses it with another filter', async () => {
    const first = await get('/v1/tickets?limit=1')
    const { next_cursor: cursor } = Page.parse(JSON.parse(first.text))
    const second = await get(`/v1/tickets?limit=50&cursor=${cursor}`)
    expect(second.status).toBe(200)
    expect(second.text).not.toBe(first.text)
    for (const filter of ['status=open', 'status=resolved']) {
      const refused = await get(`/v1/tickets?limit=1&${filter}&cursor=${cursor}`)
      expect(refused).toMatchObject({ status: 422, code: 'invalid_input' })
      expect(refused.text).toContain('another filter')
    }
  })
})
