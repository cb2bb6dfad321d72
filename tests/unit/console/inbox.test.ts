import { describe, expect, it } from 'vitest'
import { fillTemplate, slotsOf } from '../../../console/src/pages/inbox/composer/fill-template.ts'
import { searchCanned } from '../../../console/src/pages/inbox/composer/search-canned.ts'
import { queueOf, readInboxFilter } from '../../../console/src/pages/inbox/inbox-filter.ts'

const kept = (shortcut: string, texts: { en?: string; sw?: string; sheng?: string }) => ({
  canned_id: shortcut,
  shared: true,
  shortcut,
  texts,
  version: 1,
  updated_at: '2026-11-23T09:00:00.000Z',
})

describe('kept replies', () => {
  const all = [
    kept('exchange', { en: 'Exchange is free.', sw: 'Kubadilisha ni bure.' }),
    kept('hours', { en: 'We open at eight.' }),
    kept('thanks', { en: 'Thanks for the exchange.' }),
  ]

  it('are found by the beginning of the shortcut, its letters in order, or the words, in this order', () => {
    expect(searchCanned(all, '/ex', null).map(({ canned }) => canned.shortcut)).toEqual(['exchange', 'thanks'])
    expect(searchCanned(all, 'hrs', null).map(({ canned }) => canned.shortcut)).toEqual(['hours'])
    expect(searchCanned(all, 'zebra', null)).toEqual([])
  })

  it('are shown in the language of the customer where they have it', () => {
    expect(searchCanned(all, 'exch', 'sw')[0]?.words).toBe('Kubadilisha ni bure.')
    expect(searchCanned(all, 'hours', 'sw')[0]?.words).toBe('We open at eight.')
  })
})

describe('a template', () => {
  it('asks for each slot once, and keeps those that are empty', () => {
    const body = 'Hello {{1}}, order {{2}} is ready, {{1}}.'
    expect(slotsOf(body)).toEqual(['1', '2'])
    expect(fillTemplate(body, { 1: 'Wanjiku', 2: ' ' })).toBe('Hello Wanjiku, order {{2}} is ready, Wanjiku.')
  })
})

describe('the filter of the inbox', () => {
  it('is read of an address; what is none is left out, and who waits is shown', () => {
    expect(readInboxFilter({ queue: 'mine', unread: true, label: 'vip', late: 'yes', other: 1 })).toEqual({
      queue: 'mine',
      unread: true,
      label: 'vip',
    })
    expect(queueOf(readInboxFilter({ queue: 'everything' }))).toBe('waiting')
  })
})
