import { describe, expect, it } from 'vitest'
import { maskPerson } from '../../../src/domain/knowledge/mask-person.ts'
import { wordSecretReader } from '../../../src/main/secret-reader.ts'

describe('what somebody wrote, as others may read it', () => {
  it.each([
    ['my name is Amina Odhiambo, is there a lift?', 'my name is [name], is there a lift?'],
    ['Naitwa Juma na mna lifti?', 'Naitwa [name] na mna lifti?'],
    ['jina langu ni Wanjiru Kamau mna lifti', 'jina langu ni [name] mna lifti'],
    ['do you have rooms with 2 beds for 4?', 'do you have rooms with 2 beds for 4?'],
    ['is there parking? my ID is 28837465', 'is there parking? my ID is [number]'],
    ['write to juma@example.com or 0712 345 678', 'write to [email] or [phone]'],
    ['does it cost KES 12,500?', 'does it cost KES 12,500?'],
  ])('"%s" is "%s"', (text, masked) => expect(maskPerson(text, wordSecretReader)).toBe(masked))

  it('leaves out the name of whom it is known to be about', () => {
    expect(maskPerson('We told Asha that ASHA may pay later.', wordSecretReader, 'Asha M.')).toBe(
      'We told [name] that [name] may pay later.',
    )
  })
})
