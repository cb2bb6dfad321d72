import { describe, expect, it } from 'vitest'
import { foundIn } from '../../../journeys/concierge/found.ts'
import { Snippet } from '../../../src/domain/knowledge/schemas.ts'

const [LAUNDRY, PARKING] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const

const passage = (chunkId: string) =>
  Snippet.parse({ chunkId, title: 'Good to know', type: 'policy', text: 'x', answer: 'x', score: 0.6 })
const choice = (itemId: string) => ({ itemId, name: itemId })

const NOTHING = { guestRows: [], guestList: null, guestChoices: [], kbSnippets: [], confident: false, answerable: 0 }
const BOTH = { ...NOTHING, guestChoices: [choice(LAUNDRY), choice(PARKING)] }

describe('what may be meant', () => {
  it('is asked about where several things are called so', () => {
    expect(foundIn(BOTH, false)).toBe('several')
  })

  it('is told where it surely answers, and with the doubt where it likely does', () => {
    const told = { ...BOTH, kbSnippets: [passage(LAUNDRY)] }
    expect(foundIn({ ...told, confident: true, answerable: 0.8 }, false)).toBe('answer')
    expect(foundIn({ ...told, answerable: 0.5 }, false)).toBe('maybe')
    expect(foundIn({ ...told, answerable: 0.25 }, false)).toBe('maybe')
  })

  it('is asked about where it may answer and says nothing of what is asked, once', () => {
    const silent = { ...BOTH, answerable: 0.4 }
    expect(foundIn(silent, false)).toBe('perhaps')
    expect(foundIn(silent, true)).toBe('nothing')
  })

  it('is not known where it is one that is hardly likely, or nothing', () => {
    const one = { ...NOTHING, answerable: 0.15, guestChoices: [choice(LAUNDRY)], kbSnippets: [passage(LAUNDRY)] }
    expect(foundIn(one, false)).toBe('nothing')
    expect(foundIn(NOTHING, false)).toBe('nothing')
  })
})
