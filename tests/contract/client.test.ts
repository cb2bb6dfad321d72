import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ApiError, createClient } from '../../src/http/contract/client.ts'
import { startProduct } from '../support/product.ts'
import { hireStaff } from './staff.ts'

const product = await startProduct({ worker: false })
const shop = await product.openShop()
const { token } = await hireStaff(product, shop)
const call = createClient({
  baseUrl: product.runtime.publicBaseUrl,
  send: fetch,
  token: () => token,
  newKey: randomUUID,
})
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe('the typed client', () => {
  it('calls an address with its parameters, query and body, and gives what it answers', async () => {
    expect(await call('GET /v1/tickets', { query: { limit: 1, status: 'open' } })).toEqual({
      tickets: [],
      next_cursor: null,
    })
    const { outcome } = await call('POST /v1/outreach/reset')
    expect(outcome).toBe('not_tripped')
    const uploaded = await call('POST /v1/knowledge', { body: { title: 'Rules', text: 'No dogs.' } })
    const id = uploaded.document.document_id
    expect((await call('GET /v1/knowledge/:id', { params: { id } })).document.title).toBe('Rules')
  })

  it('gives a table as it comes', async () => {
    const query = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z', format: 'csv' } as const
    const table = await call('GET /v1/payments/report', { query })
    expect(table).toBeInstanceOf(Response)
    expect(table instanceof Response && (await table.text())).toContain('section,method')
  })

  it('throws what was refused, with its code, its fields and the id of the request', async () => {
    const refused = call('POST /v1/tickets/:id/resolve', { params: { id: NOBODY }, body: { resolution: 'solved' } })
    await expect(refused).rejects.toThrow(ApiError)
    await expect(refused).rejects.toMatchObject({ status: 404, body: { code: 'not_found' } })
    const cursor = call('GET /v1/tickets', { query: { cursor: 'xx' } })
    await expect(cursor).rejects.toMatchObject({
      status: 422,
      body: { code: 'invalid_input', request_id: expect.any(String), fields: [{ path: 'cursor' }] },
    })
  })
})
