import { describe, expect, it } from 'vitest'
import { hmacShareLinks } from '../../../src/adapters/system/share-links.ts'

const [KEY, OTHER] = ['a'.repeat(64), 'b'.repeat(64)]
const plan = { tenantId: '11111111-2222-4333-8444-555555555555', planId: '66666666-7777-4888-9999-000000000000' }

describe('the address of a sharing', () => {
  const token = hmacShareLinks(KEY).sign(plan)

  it('opens what it was made for, also after the key was changed', () => {
    expect(hmacShareLinks(KEY).open(token)).toEqual(plan)
    expect(hmacShareLinks(OTHER, [KEY]).open(token)).toEqual(plan)
  })

  it.each([
    ['another plan', token.replace('666', '665')],
    ['another shop', token.replace('111', '112')],
    ['another proof', `${token.slice(0, -4)}AAAA`],
    ['a proof under another key', hmacShareLinks(OTHER).sign(plan)],
    ['no proof', token.split('.')[0] ?? ''],
    ['nothing', ''],
  ])('is nothing with %s', (_what, forged) => {
    expect(hmacShareLinks(KEY).open(forged)).toBeNull()
  })
})
