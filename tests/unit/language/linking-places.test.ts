import { describe, expect, it } from 'vitest'
import { findLinks } from '../../../src/language/linking/find-links.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'
import { HARDWARE } from './made-up-shops.ts'

function placesIn(message: string, index: ReturnType<typeof indexOf>): string[] {
  return findLinks(tokenise(message), index).flatMap(({ meaning }) =>
    meaning.kind === 'zone' ? [`${meaning.zoneId}: ${meaning.place}`] : [],
  )
}

describe('places', () => {
  const index = indexOf(fixtureShop('kicks-and-phones'))

  it.each([
    ['do you deliver to Westlands', 'westlands: Westlands'],
    ['mnafika parklands', 'westlands: Parklands'],
    ['niko westy', 'westlands: westy'],
    ['westlnds leo', 'westlands: Westlands'],
    ['in tao', 'cbd: tao'],
    ['Nairobi CBD', 'cbd: Nairobi CBD'],
    ['roysambu', 'thika-road: Roysambu'],
    ['Kasrani', 'thika-road: Kasarani'],
    ['niko githurai', 'thika-road: Githurai'],
    ['thika road', 'thika-road: Thika Road'],
    ['Mombasa', 'rest: Mombasa'],
    ['nataka kutumiwa msa', 'rest: Mombasa'],
    ['momabsa', 'rest: Mombasa'],
    ['eldy', 'rest: Eldoret'],
    ['nax', 'rest: Nakuru'],
    ['ongata rongai', 'rest: Rongai'],
    ['southie', 'rest: South B'],
    ['Syokimau', 'rest: Syokimau'],
    ['kisumu city', 'rest: Kisumu'],
    ['homabay', 'rest: Homa Bay'],
  ])('%s', (message, place) => {
    expect(placesIn(message, index)).toContain(place)
  })

  it('hears a place although the shop has no zone for elsewhere', () => {
    expect(placesIn('Garissa', indexOf(HARDWARE))).toEqual(['null: Garissa'])
  })

  it.each(['I want black shoes', 'asante sana', 'how much is it', 'nipe moja', 'saa ngapi'])(
    'hears none in %s',
    (message) => {
      expect(placesIn(message, index)).toEqual([])
    },
  )
})
