import { describe, expect, it } from 'vitest'
import { newFilters } from '../../../journeys/sales/filters.ts'
import { resolveItem } from '../../../journeys/sales/resolve-item.ts'
import type { OpenItem } from '../../../journeys/sales/step.ts'
import { engine, ids, itemWith } from './sales-state.ts'

const shoe = itemWith([
  { options: { size: '41', colour: 'black' } },
  { options: { size: '42', colour: 'black' }, available: 2 },
  { options: { size: '42', colour: 'blue' } },
  { options: { size: '43', colour: 'blue' }, available: 0 },
])

function resolve(words: string, more: Partial<OpenItem> = {}, search = '', item = shoe) {
  const open = { itemId: ids.jogger, line: null, chosen: {}, words, asked: null, quantity: null, ...more }
  return resolveItem(item, open, engine.parseAsk(words), newFilters(engine.parseAsk(search)))
}

describe('resolveItem', () => {
  it('asks for the first open option, from what is in stock', () => {
    expect(resolve('')).toMatchObject({ outcome: 'open_option', option: 'size', choices: ['41', '42'] })
  })

  it('remembers the size of the search', () => {
    const answer = { outcome: 'open_option', option: 'colour', choices: ['black', 'blue'], chosen: { size: '42' } }
    expect(resolve('', {}, 'running shoes size 42')).toMatchObject(answer)
  })

  it('lets the words override the search and what was chosen', () => {
    expect(resolve('size 41', { chosen: { size: '42' } }, 'shoes size 42')).toMatchObject({
      variant: { name: '41 / black' },
    })
  })

  it('says what is gone and offers what is left', () => {
    const gone = { outcome: 'open_option', option: 'size', choices: ['41', '42'], gone: ['43'] }
    expect(resolve('size 43')).toMatchObject(gone)
    expect(resolve('size 48')).toMatchObject({ ...gone, gone: ['48'] })
  })

  it('asks again about a colour that the new size does not come in, and names both', () => {
    const answer = { option: 'colour', choices: ['black'], chosen: { size: '41' }, gone: ['41', 'blue'] }
    expect(resolve('size 41', { chosen: { size: '42', colour: 'blue' } })).toMatchObject(answer)
  })

  it('is ready with one by default, and with the number that was said', () => {
    expect(resolve('size 42 black')).toMatchObject({ outcome: 'ready', quantity: 1, variant: { name: '42 / black' } })
    expect(resolve('size 42 black', { quantity: 2 })).toMatchObject({ outcome: 'ready', quantity: 2 })
  })

  it('tells when more are wanted than there are', () => {
    expect(resolve('size 42 black', { quantity: 3 })).toMatchObject({ outcome: 'too_many', variant: { available: 2 } })
  })

  it('finds a size inside a range', () => {
    const socks = itemWith([{ options: { size: '39-42' } }, { options: { size: '43-46' } }])
    expect(resolve('size 42', {}, '', socks)).toMatchObject({ outcome: 'ready', variant: { name: '39-42' } })
  })

  it('tells variants apart by name when their options do not', () => {
    const fruit = itemWith([{ options: { pack: 'Single' } }, { options: { weight: '1kg' } }])
    expect(resolve('', {}, '', fruit)).toMatchObject({ option: 'variant', choices: ['Single', '1kg'] })
    expect(resolve('single', { asked: 'variant' }, '', fruit)).toMatchObject({
      outcome: 'ready',
      variant: { name: 'Single' },
    })
  })

  it('is sold out when nothing can be bought', () => {
    expect(resolve('', {}, '', itemWith([{ options: {}, available: 0 }]))).toEqual({ outcome: 'sold_out' })
  })
})
