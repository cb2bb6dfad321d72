import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../../src/adapters/system/ids.ts'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'

const KEY = 'a1'.repeat(32)
const NEXT = 'b2'.repeat(32)

describe('vault', () => {
  it('opens what it sealed, and never seals twice alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        const vault = aesVault([KEY])
        const sealed = vault.seal(secret)
        expect(vault.open(sealed)).toBe(secret)
        expect(vault.seal(secret)).not.toBe(sealed)
      }),
    )
  })

  it('opens old rows after the key was rotated, and says which key is missing', () => {
    const sealed = aesVault([KEY]).seal('secret')
    expect(aesVault([NEXT, KEY]).open(sealed)).toBe('secret')
    expect(() => aesVault([NEXT]).open(sealed)).toThrow(/is not configured/)
  })

  it('refuses a sealed text that was changed', () => {
    const vault = aesVault([KEY])
    const [id, nonce, tag, body] = vault.seal('secret').split('.')
    const other = vault.seal('other!').split('.')[3]
    expect(() => vault.open([id, nonce, tag, other].join('.'))).toThrow()
    expect(vault.open([id, nonce, tag, body].join('.'))).toBe('secret')
  })
})

describe('derived ids', () => {
  it('are UUIDs that are the same for the same name and differ for another one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(uuidOf(one)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(uuidOf(one) === uuidOf(other)).toBe(one === other)
      }),
    )
  })
})

describe('staff token', () => {
  it('is stored as a digest that does not hold the token', () => {
    expect(staffTokenHash('tulia_x_y')).toMatch(/^[0-9a-f]{64}$/)
    expect(staffTokenHash('tulia_x_y')).not.toBe(staffTokenHash('tulia_x_z'))
  })
})
