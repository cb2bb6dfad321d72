import { describe, expect, it } from 'vitest'
import { databaseFailure } from '../../../src/lib/database-failure.ts'

const TABLE: [string, string[]][] = [
  ['unavailable', ['08000', '08001', '08006', '57P01', '57P02', '57P03', '57P05', '57014', '58000', '58030', '28P01']],
  ['unavailable', ['3D000', '25P03', '25P04', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']],
  ['unavailable', ['P1001', 'P1002', 'P1008', 'P1017', 'P2028']],
  ['read_only', ['25006']],
  ['exhausted', ['53000', '53100', '53200', '53300', '53400', 'P2024', 'P2037']],
  ['conflict', ['40001', '40P01', '55P03', 'P2034']],
]

describe('databaseFailure', () => {
  it.each(TABLE.flatMap(([failure, codes]) => codes.map((code) => [code, failure])))(
    'takes %s for %s',
    (code, failure) => {
      const thrown = Object.assign(new Error('whatever it says'), { code })
      expect(databaseFailure(thrown)).toBe(failure)
      expect(databaseFailure(new Error('migration failed', { cause: thrown }))).toBe(failure)
    },
  )

  it.each(['23505', '23503', '42501', '42P01', '22012', 'P0001', '25P02', 'P2002', 'P2025', 'timeout', '580300'])(
    'takes %s for none',
    (code) => expect(databaseFailure(Object.assign(new Error('refused'), { code }))).toBeNull(),
  )

  it('believes no wording', () => {
    const wordings = ['ECONNREFUSED', 'Connection terminated', 'timeout exceeded when trying to connect', 'P1001']
    for (const said of wordings) expect(databaseFailure(new Error(`the customer wrote: ${said}`))).toBeNull()
  })

  it('believes the server more than the number a library wraps it in', () => {
    const adapterError = (originalCode: string) => ({
      driverAdapterError: { cause: { kind: 'postgres', originalCode } },
    })
    const wrapped = (originalCode: string) =>
      Object.assign(new Error('query failed'), { code: 'P2010', meta: adapterError(originalCode) })
    expect(databaseFailure(wrapped('25006'))).toBe('read_only')
    expect(databaseFailure(wrapped('23505'))).toBeNull()
  })

  it('ends with an error that is its own cause, and with what is no error', () => {
    const own = new Error('round')
    own.cause = own
    for (const thrown of [own, null, undefined, 'ECONNREFUSED', 53300]) expect(databaseFailure(thrown)).toBeNull()
  })
})
