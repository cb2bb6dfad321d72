import { describe, expect, it } from 'vitest'
import { qrCode } from '../../../console/src/lib/qr-code.ts'
import { browserOf } from '../../../console/src/pages/account/browser-of.ts'
import { placeBeside } from '../../../console/src/ui/place-beside.ts'

/** As a decoder of another author read it. */
const TULIA = [
  '#######..#.##.#######',
  '#.....#..###..#.....#',
  '#.###.#.##.##.#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#...#.#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '###.########.##...#..',
  '#..###...##...#.....#',
  '....#.##.#..#...#####',
  '#.##...##.....#....#.',
  '..##..##.##.#.#.#..##',
  '........####.#.#..#.#',
  '#######.####.###..###',
  '#.....#.######.##....',
  '#.###.#.#.##.###...##',
  '#.###.#..##...##.###.',
  '#.###.#.#.#.#...###.#',
  '#.....#.#.....#....#.',
  '#######.#...#.#.#..##',
]

describe('a QR code', () => {
  it('is what a camera reads', () => {
    expect(qrCode('tulia').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(TULIA)
  })

  it.each([
    [17, 21],
    [18, 25],
    [134, 41],
    [135, 45],
    [230, 53],
  ])('of %i bytes has %i modules a side', (bytes, side) => {
    const code = qrCode('x'.repeat(bytes))
    expect(code).toHaveLength(side)
    expect(code.every((row) => row.length === side)).toBe(true)
  })

  it('says that it has no room for more', () => {
    expect(() => qrCode('x'.repeat(231))).toThrow(RangeError)
  })
})

describe('a session', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 'Safari', 'iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  ])('of %s is named', (agent, browser, system) => {
    expect(browserOf(agent)).toEqual({ browser, system })
  })

  it.each([null, '', 'curl/8.5.0'])('of %j has no name', (agent) => {
    expect(browserOf(agent)).toBeNull()
  })
})

describe('a menu', () => {
  const window = { innerWidth: 1000, innerHeight: 800 }

  it('opens below its button, from the edge that has more room', () => {
    const place = placeBeside({ top: 10, bottom: 40, left: 900, right: 940 }, window, 'bottom')
    expect(place).toEqual({ top: '44px', bottom: 'auto', left: 'auto', right: '60px', maxHeight: '748px' })
  })

  it('opens above where there is no room below', () => {
    const place = placeBeside({ top: 760, bottom: 790, left: 10, right: 200 }, window, 'bottom')
    expect(place).toEqual({ top: 'auto', bottom: '44px', left: '10px', right: 'auto', maxHeight: '748px' })
  })
})
