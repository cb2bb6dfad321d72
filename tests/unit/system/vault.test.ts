import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import { SEALED_COLUMNS, type SealedPlace } from '../../../src/domain/context.ts'
import { sealUnbound } from '../../support/seal-unbound.ts'

const KEY = 'a1'.repeat(32)
const NEXT = 'b2'.repeat(32)
const PLACE: SealedPlace = { tenantId: 'shop', column: 'channels.credentials_enc', row: 'one' }
const vault = aesVault([KEY])

/** Byte lengths of the parts after the key id. */
function cut(sealed: string, part: 'nonce' | 'tag', bytes: number): string {
  const parts = sealed.split('.')
  const at = parts.length - (part === 'nonce' ? 3 : 2)
  parts[at] = Buffer.from(parts[at] ?? '', 'base64url')
    .subarray(0, bytes)
    .toString('base64url')
  return parts.join('.')
}

describe('the vault', () => {
  it('opens what it sealed, and never seals twice alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        const sealed = vault.seal(secret, PLACE)
        expect(vault.open(sealed, PLACE)).toBe(secret)
        expect(vault.seal(secret, PLACE)).not.toBe(sealed)
        expect(sealed.startsWith(vault.prefix)).toBe(true)
      }),
    )
  })

  it('opens old rows after the key was rotated, seals with the new key, and says which key is missing', () => {
    const sealed = vault.seal('secret', PLACE)
    const rotated = aesVault([NEXT, KEY])
    expect(rotated.open(sealed, PLACE)).toBe('secret')
    expect(aesVault([NEXT]).open(rotated.seal('secret', PLACE), PLACE)).toBe('secret')
    expect(() => aesVault([NEXT]).open(sealed, PLACE)).toThrow(/is not configured/)
  })

  it('opens nothing that was moved to another shop, column or row', () => {
    const sealed = vault.seal('secret', PLACE)
    const elsewhere: SealedPlace[] = [
      { ...PLACE, tenantId: 'other' },
      { ...PLACE, row: 'two' },
      ...SEALED_COLUMNS.filter((column) => column !== PLACE.column).map((column) => ({ ...PLACE, column })),
      // The parts are kept apart.
      { ...PLACE, tenantId: 'sho', row: 'pone' },
    ]
    for (const place of elsewhere) expect(() => vault.open(sealed, place)).toThrow()
  })

  it('takes a whole tag and a whole nonce only', () => {
    const unbinding = aesVault([KEY], { acceptUnbound: true })
    for (const sealed of [vault.seal('secret', PLACE), sealUnbound(KEY, 'secret')]) {
      expect(unbinding.open(sealed, PLACE)).toBe('secret')
      for (const bytes of [0, 1, 4, 8, 12, 13, 14, 15]) {
        expect(() => unbinding.open(cut(sealed, 'tag', bytes), PLACE)).toThrow()
        if (bytes < 12) expect(() => unbinding.open(cut(sealed, 'nonce', bytes), PLACE)).toThrow()
      }
    }
  })

  it('refuses whatever was changed in any character, added or spelled otherwise', () => {
    const sealed = vault.seal('secret', PLACE)
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'AZaz09-_.~= \n'), (at, char) => {
        fc.pre(sealed[at] !== char)
        expect(() => vault.open(sealed.slice(0, at) + char + sealed.slice(at + 1), PLACE)).toThrow()
        expect(() => vault.open(sealed.slice(0, at) + char + sealed.slice(at), PLACE)).toThrow()
        expect(() => vault.open(sealed.slice(0, at) + sealed.slice(at + 1), PLACE)).toThrow()
      }),
    )
    for (const other of [
      `${sealed}.`,
      `${sealed}=`,
      `${sealed}\n`,
      ` ${sealed}`,
      `${sealed}.AAAA`,
      '',
      'v2',
      sealed.replace('v2.', ''),
    ])
      expect(() => vault.open(other, PLACE)).toThrow()
  })

  it('opens what an earlier version left unbound only where that is asked for', () => {
    const sealed = sealUnbound(KEY, 'secret')
    expect(() => vault.open(sealed, PLACE)).toThrow(/npm run reseal/)
    expect(aesVault([KEY], { acceptUnbound: true }).open(sealed, PLACE)).toBe('secret')
    // A bound text does not become an unbound one by losing its mark.
    const stripped = vault.seal('secret', PLACE).replace('v2.', '')
    expect(() => aesVault([KEY], { acceptUnbound: true }).open(stripped, PLACE)).toThrow()
  })
})
