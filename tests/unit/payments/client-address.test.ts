import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../../src/http/webhooks/client-address.ts'

describe('the address of a sender', () => {
  it.each([
    ['the socket when nothing was forwarded', '203.0.113.9', '', [], '203.0.113.9'],
    ['the socket when it is no proxy of ours', '203.0.113.9', '196.201.214.200', [], '203.0.113.9'],
    ['what our proxy saw', '10.0.0.1', '196.201.214.200', ['10.0.0.1'], '196.201.214.200'],
    [
      'the rightmost foreign hop',
      '10.0.0.1',
      '196.201.214.200, 203.0.113.9, 10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '203.0.113.9',
    ],
    ['an address mapped into IPv6', '::ffff:203.0.113.9', '', [], '203.0.113.9'],
    ['nothing when nothing is known', undefined, '', [], ''],
  ])('is %s', (_name, socket, forwarded, trusted, address) => {
    expect(clientAddress(socket, forwarded, trusted)).toBe(address)
  })
})
