import { describe, expect, it } from 'vitest'
import { isWithin } from '../../../src/lib/ip-networks.ts'

describe('networks', () => {
  it('hold what is in them and nothing else', () => {
    const networks = ['192.0.2.7', '10.1.0.0/16', '2001:db8::/32']
    expect(['192.0.2.7', '10.1.255.255', '2001:db8:ffff::1'].every((one) => isWithin(one, networks))).toBe(true)
    expect(['192.0.2.8', '10.2.0.0', '2001:db9::1', 'shop', ''].some((one) => isWithin(one, networks))).toBe(false)
    expect(isWithin(null, ['0.0.0.0/0'])).toBe(false)
  })
})
