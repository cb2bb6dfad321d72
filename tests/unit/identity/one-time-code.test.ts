import { describe, expect, it } from 'vitest'
import { base32, oneTimeCode, stepOfCode } from '../../../src/domain/identity/two-step/one-time-code.ts'

const SECRET = Buffer.from('12345678901234567890').toString('hex')
const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code of the second step', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is what RFC 6238 says', (seconds, code) => {
    expect(oneTimeCode(SECRET, Math.floor(seconds / 30))).toBe(code)
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('is taken half a minute early and late, and no further off', () => {
    const step = 41_152_263
    const code = oneTimeCode(SECRET, step)
    const middle = step * 30 + 15
    expect([-60, -30, 0, 30, 60].map((off) => stepOfCode(SECRET, code, at(middle + off)))).toEqual([
      null,
      step,
      step,
      step,
      null,
    ])
  })

  it('is six digits and nothing around them', () => {
    const code = oneTimeCode(SECRET, 1)
    for (const wrong of ['', code.slice(0, 5), `${code}0`, ` ${code}`, code.replace(/^./, 'x')]) {
      expect(stepOfCode(SECRET, wrong, at(30))).toBeNull()
    }
  })

  it('has a secret that apps take', () => {
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  })
})
