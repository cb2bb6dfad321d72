import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSecrets } from '../../../src/language/secrets/read-secrets.ts'
import { SECRET_MARK } from '../../../src/language/secrets/secret-mark.ts'
import { withoutSecrets } from '../../../src/language/secrets/without-secrets.ts'

const linesOf = (name: string) =>
  readFileSync(`fixtures/secrets/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** A line with «each secret» between marks. */
const TOLD = linesOf('told').map((line) => ({
  said: line.replace(/[«»]/g, ''),
  stored: line.replace(/«[^»]*»/g, SECRET_MARK),
}))

describe('a secret that a customer types', () => {
  it.each(TOLD)('is taken out of "$said"', ({ said, stored }) => {
    const { text, kinds } = readSecrets(said)
    expect(text.replaceAll(`${SECRET_MARK} ${SECRET_MARK}`, SECRET_MARK)).toBe(
      stored.normalize('NFKC').replaceAll(`${SECRET_MARK} ${SECRET_MARK}`, SECRET_MARK),
    )
    expect(kinds).not.toEqual([])
  })
})

describe('a secret in letters of another look', () => {
  it.each([
    ['underlined', 'my p\u0332i\u0332n\u0332 is 4\u03328\u03322\u03321\u0332', 'my pin is [removed]'],
    ['crossed out', 'p\u0336i\u0336n\u0336: 4\u03368\u03362\u03361\u0336', 'pin: [removed]'],
    ['in squares', '\u{1f17f}\u{1f178}\u{1f17d} ni 4821', 'PIN ni [removed]'],
    ['in keys', 'pin 4\ufe0f\u20e38\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e3', 'pin [removed]'],
    ['Cyrillic', 'my \u0440in is 4821', 'my pin is [removed]'],
    ['Greek', 'my \u03c1\u03b9n is 4821', 'my pin is [removed]'],
  ])('is taken out: %s', (_name, said, stored) => expect(readSecrets(said).text).toBe(stored))

  it('is found behind as many ligatures as a message holds', () => {
    expect(readSecrets(`${'\ufdfa'.repeat(1_580)} my pin is 4821`).kinds).toEqual(['pin'])
  })

  it('leaves what has no secret as it was written', () => {
    const said = '\u0420ин и \u{1f17f} parking, cafe\u0301 \u03c0'
    expect(readSecrets(said).text).toBe(said)
  })
})

describe('what only looks like a secret', () => {
  it.each(linesOf('kept'))('passes untouched: "%s"', (said) => {
    expect(readSecrets(said)).toMatchObject({ text: said, kinds: [] })
  })
})

describe('what a message says beside its secret', () => {
  it.each([
    ['nataka viatu size 41, pin yangu ni [removed]', 'nataka viatu size 41,'],
    ['pin yangu ya mpesa ni [removed] tafadhali nitumie viatu nyeusi', 'tafadhali nitumie viatu nyeusi'],
    ['my pin is [removed] 2 shoes', '2 shoes'],
    ['my mpesa pin is [removed]', ''],
    ['[removed] is my pin', ''],
    ['M-PESA verification code: [removed]', ''],
  ])('of "%s" is "%s"', (stored, rest) => expect(withoutSecrets(stored)).toBe(rest))
})
