import { describe, expect, it } from 'vitest'
import { checkedAddresses } from '../../../src/adapters/http-webhook/checked-addresses.ts'
import { isPublic } from '../../../src/adapters/http-webhook/is-public.ts'
import { retryAfterMs } from '../../../src/adapters/http-webhook/retry-after-ms.ts'
import { urlProblem } from '../../../src/adapters/http-webhook/url-problem.ts'

const PUBLIC = ['8.8.8.8', '41.90.64.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001:81b::200e']
const NOT_PUBLIC = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7'],
  ...['203.0.113.9', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '64:ff9b::a00:1', '100::1', 'fc00::1'],
  ...['fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:10::1', '2001:db8::1', '2002:7f00:1::1'],
  ...['3fff::1', '5f00::1', 'localhost', ''],
]

describe('an address of the internet', () => {
  it.each(PUBLIC)('%s is public', (address) => {
    expect(isPublic(address)).toBe(true)
  })
  it.each(NOT_PUBLIC)('%s is not', (address) => {
    expect(isPublic(address)).toBe(false)
  })
})

describe('an address that a shop gives', () => {
  it.each([
    'https://till.example.com/hooks?shop=1',
    'https://till.example.com:8443/',
    'https://8.8.8.8/hooks',
    'https://[2606:4700::1111]/',
    // What it leads to is seen when it is asked.
    'https://localhost/',
  ])('%s may be asked', (url) => {
    expect(urlProblem(url, { loopback: false })).toBeNull()
  })

  it.each([
    'http://till.example.com/',
    'ftp://till.example.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'till.example.com',
    '',
    'https://user:secret@till.example.com/',
    'https://user@till.example.com/',
    'https://till.example.com/#part',
    'https://till.example.com:22/',
    'https://till.example.com:5432/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
    'http://127.0.0.1:4010/hooks/till',
    `https://till.example.com/${'a'.repeat(2_000)}`,
  ])('%s may not', (url) => {
    expect(urlProblem(url, { loopback: false })).toEqual(expect.any(String))
  })

  it('may be this machine where that is allowed, and nothing else near it', () => {
    for (const url of ['http://127.0.0.1:4010/hooks/till', 'http://localhost:3000/', 'http://[::1]:3000/']) {
      expect(urlProblem(url, { loopback: true })).toBeNull()
    }
    for (const url of ['http://10.0.0.8/', 'http://till.example.com/', 'https://192.168.1.1/', 'ftp://127.0.0.1/']) {
      expect(urlProblem(url, { loopback: true })).toEqual(expect.any(String))
    }
  })
})

describe('a name', () => {
  const found = (...addresses: string[]) => ({
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    loopback: false,
  })

  it('is fine when all that it leads to is public', async () => {
    const fine = found('8.8.8.8', '2606:4700::1111')
    expect(await checkedAddresses('till.example.com', fine)).toHaveLength(2)
  })

  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['8.8.8.8', '::1']], [['::ffff:10.0.0.1']], [[]]])(
    'that leads to %s leads nowhere',
    async (addresses) => {
      await expect(checkedAddresses('till.example.com', found(...addresses))).rejects.toMatchObject({
        name: 'NotPublic',
      })
    },
  )
})

describe('Retry-After', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  it.each([
    [undefined, null],
    ['120', 120_000],
    ['Mon, 16 Nov 2026 09:01:00 GMT', 60_000],
    ['Mon, 16 Nov 2026 08:00:00 GMT', 0],
    ['soon', null],
  ])('%s is %s ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected)
  })
})
