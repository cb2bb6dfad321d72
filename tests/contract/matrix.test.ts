import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Role } from '../../src/domain/identity/schemas.ts'
import type { Route } from '../../src/http/contract/define-route.ts'
import { ERRORS } from '../../src/http/contract/errors.ts'
import { errorsOf } from '../../src/http/contract/errors-of.ts'
import { ROUTES } from '../../src/http/contract/index.ts'
import { startProduct } from '../support/product.ts'
import { anyCall } from './any-call.ts'
import { openFurnishedShop } from './furnished-shop.ts'
import { serveAs } from './serve-as.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Lists of something that an address names: a cursor that was never given out is refused before anybody looks whose it is. */
const PAGED = ['listPassages', 'listWebhookDeliveries']
/** Of what is nothing in a shop that nobody has written to, and whose trips nobody has planned; and what an address names by a number. */
const UNFURNISHED = [
  'getTurn',
  'getTurnByMessage',
  'getTurnTrace',
  'listReportsOfTurn',
  'getMessageOrigin',
  'fillCanned',
  'listDrafts',
  'listMedia',
  'getTripItinerary',
  'getRunItinerary',
  'diffSettings',
]

const product = await startProduct({ worker: false })
const { shop, ids } = await openFurnishedShop(product)
const { shop: other, ids: othersIds } = await openFurnishedShop(product)
const { as } = await serveAs(product)
const { tenantId } = shop

const routes: [string, Route][] = Object.entries(ROUTES)
const ours = routes.filter(([, { who }]) => who !== 'public')
/** Those of a shop, which its owner may call: an operator's have no shop to be foreign to. */
const shops = ours.filter(([, { who }]) => who.includes('owner'))
/** A call that can be read, which is the same in every run. */
const fitting = (route: Route, known: readonly string[] = ids) => {
  const [call] = fc.sample(anyCall(route, { ids: known, cursors: [] }, false), 1)
  if (call === undefined) throw new Error('nothing was drawn')
  return call
}
const nobody = { ids: [NOBODY], cursors: [] }

describe('every route', () => {
  it.each(ours)('%s is for its roles and for no other', async (_name, route) => {
    for (const role of Role.options) {
      // What names nobody changes nothing, so that each role finds the same.
      const [call] = fc.sample(anyCall(route, nobody, false), 1)
      const answer = await (await as({ tenantId, role }))(call ?? { method: '', url: '' })
      if (!route.who.includes(role)) expect([role, answer.status, answer.code]).toEqual([role, 403, 'forbidden'])
      // A verb may refuse what a role may not do with this very thing.
      else expect([role, answer.text]).not.toEqual([role, expect.stringContaining('This takes the role')])
    }
  })

  it.each(ours)('%s is nothing to somebody who is not known, nor to a key without its scope', async (_name, route) => {
    expect(await (await as(null))(fitting(route))).toMatchObject({ status: 401, code: 'unauthorized' })
    if (route.scope === null) return
    const scopes = [route.scope === 'webhooks:write' ? 'webhooks:read' : 'webhooks:write']
    const narrow = await (await as({ tenantId, role: 'owner', scopes }))(fitting(route))
    expect(narrow).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it.each(shops.filter(([, { stepUp }]) => stepUp))('%s asks for the password again', async (_name, route) => {
    const long = new Date(Date.now() - 11 * 60_000)
    for (const authTime of [long, null]) {
      const answer = await (await as({ tenantId, role: 'owner', authTime }))(fitting(route))
      expect(answer).toMatchObject({ status: 403, code: 'reauth_required' })
    }
  })

  it.each(shops.filter(([, { body, query }]) => body || query))(
    '%s refuses a field that it does not know',
    async (_name, route) => {
      const owner = await as({ tenantId, role: 'owner' })
      const call = fitting(route)
      if (route.query) {
        const asked = await owner({ ...call, url: `${call.url}${call.url.includes('?') ? '&' : '?'}neverHeardOf=1` })
        expect(asked).toMatchObject({ status: 422, code: 'invalid_input' })
      }
      if (route.body && !('kinds' in route.body)) {
        const body = JSON.stringify({ ...Object(JSON.parse(String(call.body))), neverHeardOf: 1 })
        expect(await owner({ ...call, body })).toMatchObject({ status: 422, code: 'invalid_input' })
      }
    },
  )

  // Those that read first: the others change what there is to read.
  const named = shops.filter(([, { params }]) => params && namesRows(params))
  const reading = named.filter(([, { method }]) => method === 'GET')
  it.each([...reading, ...named.filter((one) => !reading.includes(one))])(
    '%s knows nothing of another shop',
    async (_name, route) => {
      const stranger = await as({ tenantId: other.tenantId, role: 'owner' })
      const hers = await as({ tenantId, role: 'owner' })
      // Bodies name ids too: those of the stranger's own shop, so that only the address is foreign.
      const foreign = callOf(route, othersIds)
      const own = callOf(route, ids)
      const declared = [...Object.keys(route.answers), ...errorsOf(route).map((code) => String(ERRORS[code].status))]
      let found = 0
      for (const id of ids) {
        const answer = await stranger({ ...foreign, url: foreign.url.replace(NOBODY, id) })
        expect([answer.status, answer.code]).toEqual([404, 'not_found'])
        const mine = await hers({ ...own, url: own.url.replace(NOBODY, id) })
        expect(declared).toContain(String(mine.status))
        if (mine.status === 200) found += 1
      }
      if (reading.some(([, one]) => one === route) && !UNFURNISHED.includes(route.name))
        expect(found).toBeGreaterThan(0)
    },
  )
})

/** Words of our own, "sales", are the same in every shop: another one's report is held against its own rows. */
function namesRows({ shape }: NonNullable<Route['params']>): boolean {
  return Object.values(shape).some((part) => !(part instanceof z.ZodEnum))
}

/** A call that names nobody in its address; where a file is sent, one with nothing in it. */
function callOf(route: Route, known: readonly string[]) {
  const call = fitting(route, known)
  const address = route.path.replace(/:\w+/, NOBODY).replace(/:\w+/g, '1')
  const search = PAGED.includes(route.name) ? '' : (call.url.split('?')[1] ?? '')
  const kinds = route.body !== undefined && 'kinds' in route.body ? route.body.kinds : null
  const isFile = kinds !== null && (kinds.data !== undefined || kinds.json === true)
  const empty = { headers: { 'content-type': 'application/json' }, body: '{}' }
  return { ...call, ...(isFile && empty), url: `${address}${search && `?${search}`}` }
}
