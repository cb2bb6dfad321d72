import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '../../../src/adapters/system/ids.ts'
import { staffTokenHash } from '../../../src/http/middleware/staff-auth.ts'

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
