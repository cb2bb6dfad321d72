import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ROUTES } from '../../src/http/contract/index.ts'
import { chatRouters } from '../../src/main/chat-router.ts'
import { productRouters } from '../../src/main/routers.ts'
import { startProduct } from '../support/product.ts'
import { hireStaff } from './staff.ts'

const product = await startProduct({ worker: false })
const base = product.runtime.publicBaseUrl

describe('what the product serves', () => {
  it('has a contract for every address under /v1, and serves every contract', () => {
    const { signal } = new AbortController()
    const { live } = product.runtime
    const routers = [...productRouters(product.runtime), ...chatRouters(product.runtime, { live, stopping: signal })]
    const layers = routers.flatMap((router) => router.stack)
    expect(layers.length).toBeGreaterThan(60)
    const served = layers
      .filter(({ path }) => `${path}`.startsWith('/v1'))
      .flatMap(({ methods, path }) =>
        methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`),
      )
    const contracted = Object.values(ROUTES).map(({ method, path }) => `${method} ${path}`)
    expect(served.sort()).toEqual(contracted.filter((address) => address.includes(' /v1')).sort())
  })

  it('describes itself to everybody, and nothing else to anybody', async () => {
    const described = await fetch(`${base}/v1/openapi.json`)
    expect(described.status).toBe(200)
    const { paths } = z.looseObject({ paths: z.record(z.string(), z.unknown()) }).parse(await described.json())
    expect(Object.keys(paths)).toContain('/v1/tickets/{id}')
    expect((await fetch(`${base}/v1/tickets`)).status).toBe(401)
  })

  it('takes a part of an address for its own name before it takes it for an id', async () => {
    const { token } = await hireStaff(product, await product.openShop())
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['faq', 'gaps', 'stale', 'conflicts', 'search?q=pool']) {
      expect([path, (await fetch(`${base}/v1/knowledge/${path}`, { headers })).status]).toEqual([path, 200])
    }
  })
})
