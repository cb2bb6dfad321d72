import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'
import { productRouters } from '../../../src/main/routers.ts'
import { startProduct } from '../../support/product.ts'
import { type RawAnswer, rawHttp } from '../../support/raw-http.ts'
import { testLog } from '../../support/test-ctx.ts'
import { sign } from '../webhooks/edge.ts'

const log = testLog()
const product = await startProduct({ worker: false, log })
const shop = await product.openShop()
const staffToken = `tulia_${shop.tenantId}_${randomIds.secret(32)}`
await product.db.transaction(shop.tenantId, (tx) =>
  tx.staffToken.create({
    data: { tenantId: shop.tenantId, id: randomIds.uuid(), name: 'Wanjiru', tokenHash: staffTokenHash(staffToken) },
  }),
)
const hookToken = new URL(shop.mpesa.confirmationUrl).pathname.split('/').at(-2) ?? ''

const routes = productRouters(product.runtime).flatMap((router) =>
  router.stack.flatMap(({ path, methods }) => methods.map((method) => ({ method, path: String(path) }))),
)

/** What strangers try: bytes that are no text, characters that cannot be stored, sizes and shapes nobody expects. */
const PIECES = [
  ...[
    '%00',
    'a%00b',
    '%0a',
    '%7f',
    '%',
    '%zz',
    '%ED%A0%80',
    '%C0%80',
    '%FF%FE',
    '%2500',
    '..%2f..%2f',
    '%E2%80%8B',
    '\xff',
  ],
  ...['', "'", '\\', '{}', '__proto__', 'constructor', '-1', '1e309', 'NaN', 'x'.repeat(3_000)],
  ...[shop.channelId, shop.mpesa.accountId, hookToken, '00000000-0000-4000-8000-000000000000', 'SM1', '%F0%9F%92%A9'],
]
const TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '\u202e',
  '',
  'x'.repeat(5_000),
  '💩',
  '+275760-09-13T00:00:00Z',
]
const NAMES = [
  ...[
    'status',
    'cursor',
    'limit',
    'from',
    'to',
    'format',
    'ref',
    'lang',
    'n',
    'text',
    'note',
    'client_id',
    'take_from',
  ],
  ...['resolution', 'summary', 'order_id', 'name', 'language', 'body', 'category', 'content_sid', 'OrderTrackingId'],
  ...[
    'OrderMerchantReference',
    'OrderNotificationType',
    'TransID',
    'TransAmount',
    'BillRefNumber',
    'MSISDN',
    'Body',
    '__proto__',
  ],
]
const FORM = [
  'MessageSid',
  'SmsSid',
  'From',
  'To',
  'Body',
  'ProfileName',
  'MessageStatus',
  'ListId',
  'MediaUrl0',
  'Latitude',
]

const piece = fc.constantFrom(...PIECES)
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary' }))
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.double(), fc.constant(null), fc.boolean(), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), text), tie('value'), { maxKeys: 5 }),
}))
const cursor = json.object.map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
const body = fc.oneof(
  json.value.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{',
    '[1,',
    '\u0000',
    '\xff\xfe',
    '['.repeat(30_000),
    '{"a":'.repeat(9_000),
    `"${'x'.repeat(70_000)}"`,
  ),
  fc.constantFrom(
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    `{"TransID":${'['.repeat(9_000)}1${']'.repeat(9_000)}}`,
  ),
  fc.constantFrom(
    '{"text":"\\u0000"}',
    '{"a\\u0000":1}',
    '{"note":"\\ud800"}',
    '{"TransID":"\\u0000","TransAmount":1e999}',
  ),
)
const header = fc.constantFrom(
  `authorization: Bearer ${staffToken}`,
  `authorization: Bearer tulia_${shop.tenantId}_${'0'.repeat(64)}`,
  ...[
    'authorization: Bearer \xff',
    'content-type: application/json',
    'content-type: \xff/\xfe',
    'content-type: text/xml',
  ],
  ...[
    'x-forwarded-for: \xff, , ::ffff:1',
    'x-request-id: a b',
    'content-encoding: gzip',
    'expect: nothing',
    'host: [',
    'cookie: =',
  ],
  ...[
    'x-twilio-signature: \xff',
    'content-length: 7',
    'transfer-encoding: chunked',
    'accept: */*;q=\xff',
    'upgrade: websocket',
  ],
)
const attack = fc.record({
  route: fc.constantFrom(...routes),
  method: fc.option(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND', 'BREW'), {
    freq: 2,
  }),
  fill: fc.array(piece, { minLength: 3, maxLength: 3 }),
  prefix: fc.constantFrom('', '', '', '', '/', 'http://[', 'http://x', '//'),
  query: fc.option(fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(piece, cursor)), { maxLength: 4 })),
  headers: fc.array(header, { maxLength: 4 }),
  staff: fc.boolean(),
  body: fc.option(body),
})

/** A server error is ours, whatever was sent. */
function isNoFault({ status }: RawAnswer): boolean {
  return status < 500
}

function bytesOf(given: typeof attack extends fc.Arbitrary<infer Attack> ? Attack : never): string {
  const { route, method, fill, prefix, query, headers, staff } = given
  let next = 0
  const path = route.path.replace(/:\w+/g, () => fill[next++] ?? 'x')
  const asked = query === null ? '' : `?${query.map(([name, value]) => `${name}=${value}`).join('&')}`
  const sent = Buffer.from(given.body ?? '').toString('latin1')
  const lines = [
    `${method ?? route.method} ${prefix}${path}${asked} HTTP/1.1`,
    ...(headers.some((line) => line.startsWith('host')) ? [] : ['host: tulia']),
    'connection: close',
    ...(staff ? [`authorization: Bearer ${staffToken}`] : []),
    ...headers.filter((line) => !(staff && line.startsWith('authorization'))),
    ...(headers.some((line) => /^(content-length|transfer)/.test(line)) ? [] : [`content-length: ${sent.length}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${sent}`
}

describe('any route', () => {
  it('refuses an address that is no text with a clear answer', async () => {
    const authorization = `authorization: Bearer ${staffToken}`
    const long = 'x'.repeat(2_000)
    for (const address of ['%00', '%0A', '%ED%A0%80', '%', '%C0%80', long]) {
      for (const { method, path } of routes) {
        const inQuery = `${path.replace(/:\w+/g, 'x')}?status=${address === long ? long.repeat(5) : address}`
        for (const target of [path.replace(/:\w+/g, address), inQuery]) {
          if (!target.includes(address)) continue
          const answer = await rawHttp(
            product.config.port,
            `${method} ${target} HTTP/1.1\r\nhost: tulia\r\n${authorization}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
          )
          expect([400, 401, 404, 414, 422], `${method} ${target}: ${answer.status}`).toContain(answer.status)
          if (method !== 'HEAD') expect(answer.body, target).toMatch(/^\{"error":\{"code":"\w+","message":".+"\}\}$/)
        }
      }
    }
  })

  it('answers hostile requests without ever failing itself', async () => {
    await fc.assert(
      fc.asyncProperty(attack, async (given) => {
        // What never ends its body is cut by its own time limit, which has its own test.
        const neverEnds = given.headers.some((line) => /^(content-length|transfer|expect)/.test(line))
        if (neverEnds && (given.body ?? '').length < 7) given.body = '0\r\n\r\n0\r\n\r\n'
        // Whoever may listen does so for as long as she likes.
        if (given.route.path === '/v1/live') {
          given.staff = false
          given.headers = given.headers.filter((line) => !line.includes(staffToken))
        }
        log.lines.length = 0
        const answer = await rawHttp(product.config.port, bytesOf(given))
        expect(isNoFault(answer), `${answer.status} ${answer.body}\n${JSON.stringify(log.lines)}`).toBe(true)
      }),
      { numRuns: 600 },
    )
  })

  it('stores or refuses what is signed, but never fails on it', async () => {
    const value = fc.oneof(text, piece, fc.constant('\u0000'), fc.constant('whatsapp:+254712345678'))
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...FORM), value, { minKeys: 1 }), async (hostile) => {
        const params: Record<string, string> = {
          MessageSid: `SM${randomIds.secret(16)}`,
          AccountSid: shop.providerAccount,
          From: 'whatsapp:+254712345678',
          To: shop.address,
          Body: 'Niaje',
          NumMedia: '0',
          ...hostile,
        }
        const form = new URLSearchParams(params).toString()
        // What the provider signs is what it sends: half a character leaves as a replacement mark.
        const sent = Object.fromEntries(new URLSearchParams(form))
        const url = `${product.runtime.publicBaseUrl}/webhooks/twilio/${shop.channelId}`
        log.lines.length = 0
        const answer = await fetch(url, {
          method: 'POST',
          body: form,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-twilio-signature': sign(shop.authToken, url, sent),
          },
        })
        expect([204, 400], `${answer.status} ${JSON.stringify(log.lines)}`).toContain(answer.status)
      }),
      { numRuns: 150 },
    )
  })

  it('answers M-PESA and the card provider on their real addresses, whatever they send', async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom('confirmation', 'validation'), async (sent, which) => {
        const url = which === 'confirmation' ? shop.mpesa.confirmationUrl : shop.mpesa.validationUrl
        log.lines.length = 0
        const answer = await fetch(url, { method: 'POST', body: sent, headers: { 'content-type': 'application/json' } })
        expect(answer.status < 500, `${answer.status} ${JSON.stringify(log.lines)}`).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
