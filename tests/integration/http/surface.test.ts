import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'
import { rawHttp } from '../../support/raw-http.ts'
import { testLog } from '../../support/test-ctx.ts'

const log = testLog()
const product = await startProduct({ worker: false, log })
const shop = await product.openShop()
const token = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
await product.db.transaction(shop.tenantId, (tx) =>
  tx.staffToken.create({
    data: { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(token) },
  }),
)
const TICKET = '/v1/tickets/00000000-0000-4000-8000-000000000000'
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${product.runtime.publicBaseUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...onceKey(init.method), ...init.headers },
  })
const codeOf = async (answer: Response) => [answer.status, Object(Object(await answer.json()).error).code]

describe('the HTTP surface', () => {
  it('says which methods an address takes, for methods that nobody knows too', async () => {
    for (const method of ['DELETE', 'POST', 'PROPFIND']) {
      const answer = await call('/v1/tickets', { method })
      expect(answer.headers.get('allow')).toBe('GET, HEAD')
      expect(await codeOf(answer)).toEqual([405, 'method_not_allowed'])
    }
    for (const method of ['DELETE', 'PROPFIND', 'OPTIONS']) {
      expect(await codeOf(await call('/v1/nothing', { method }))).toEqual([404, 'not_found'])
    }
    const options = await call('/v1/templates', { method: 'OPTIONS', headers: { authorization: '' } })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, PUT'])
    expect(await codeOf(await call(`/webhooks/twilio/${shop.channelId}`))).toEqual([405, 'method_not_allowed'])
  })

  it('answers HEAD as GET without the body', async () => {
    const [get, head] = [await call('/v1/tickets'), await call('/v1/tickets', { method: 'HEAD' })]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  })

  it('refuses bodies that are too large, not JSON, or hold what cannot be stored', async () => {
    const post = (body: string, type = 'application/json') =>
      call(`${TICKET}/resolve`, { method: 'POST', body, headers: { 'content-type': type } })
    expect(await codeOf(await post(`"${'x'.repeat(70_000)}"`))).toEqual([413, 'too_large'])
    expect(await codeOf(await post('resolution=sold', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'unsupported_media_type',
    ])
    expect(await codeOf(await post('<a/>', 'text/xml'))).toEqual([415, 'unsupported_media_type'])
    expect(await codeOf(await post('{'))).toEqual([400, 'invalid_json'])
    // A field says itself what it takes; one that takes any text takes none that cannot be stored.
    expect(await codeOf(await post('{"resolution":"solved","note":"\\u0000"}'))).toEqual([422, 'invalid_input'])
    const review = '/v1/payments/reviews/00000000-0000-4000-8000-000000000000/dismiss'
    for (const note of ['a\\u0000b', '\\ud800']) {
      const answer = await call(review, { method: 'POST', body: `{"note":"${note}"}` })
      expect(await codeOf(answer)).toEqual([400, 'unstorable_text'])
    }
  })

  it('lets nobody guess, frame or keep an answer', async () => {
    for (const path of ['/health/live', '/v1/tickets', '/v1/nothing', '/files/nothing']) {
      const { headers } = await call(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    }
  })

  it('echoes a well-formed request id and replaces any other', async () => {
    const idOf = async (given: string) =>
      (await call('/health/live', { headers: { 'x-request-id': given } })).headers.get('x-request-id')
    expect(await idOf('proxy-1-2-3abc')).toBe('proxy-1-2-3abc')
    for (const wrong of ['', 'short', 'a b c d e f g', 'proxy_1.2_3abc', '{"level":50}', 'x'.repeat(65)]) {
      expect(await idOf(wrong)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('answers what is no HTTP in JSON too', async () => {
    const { port } = product.config
    const head = 'host: tulia\r\nconnection: close\r\n'
    const answers = [
      await rawHttp(port, 'nonsense\r\n\r\n'),
      await rawHttp(port, `GET /health/live HTTP/1.1\r\n${head}x-long: ${'x'.repeat(40_000)}\r\n\r\n`),
    ]
    expect(answers.map(({ status, body }) => [status, Object(JSON.parse(body)).error.code])).toEqual([
      [400, 'malformed_request'],
      [431, 'headers_too_large'],
    ])
  })
})
