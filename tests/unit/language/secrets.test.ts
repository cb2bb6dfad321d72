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
