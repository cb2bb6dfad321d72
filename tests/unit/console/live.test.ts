import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader } from '../../../console/src/lib/live/event-reader.ts'
import { readChange } from '../../../console/src/lib/live/live-news.ts'

const STREAM = ': alive\n\nid: 7\nevent: hello\ndata: {"a":1}\n\nevent: change\ndata: one\ndata: two\n\ndata: plain\n\n'
const EVENTS = [
  { id: '7', name: 'hello', data: '{"a":1}' },
  { id: null, name: 'change', data: 'one\ntwo' },
  { id: null, name: 'message', data: 'plain' },
]

describe('the reader of events', () => {
  it('gives the same events however the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(STREAM.length), { maxLength: 8 }), (cuts) => {
        const read = createEventReader()
        const places = [0, ...cuts.toSorted((one, other) => one - other), STREAM.length]
        const pieces = places.slice(1).map((end, at) => STREAM.slice(places[at], end))
        expect(pieces.flatMap(read)).toEqual(EVENTS)
      }),
    )
  })

  it('gives nothing for a sign of life', () => {
    expect(createEventReader()(': alive\n\n: alive\n\n')).toEqual([])
  })
})

describe('what changed', () => {
  it('is read of the kinds that are known, and of nothing else', () => {
    for (const kind of ['conversation', 'order', 'payment_review', 'trip']) {
      expect(readChange({ kind, id: 'c' })).toEqual({ kind, id: 'c' })
    }
    expect(readChange({ kind: 'presence', id: 'c', presence: { user_id: 'staff:u', doing: 'typing' } })).toEqual({
      kind: 'presence',
      id: 'c',
      who: 'staff:u',
      doing: 'typing',
    })
    for (const other of [
      null,
      'conversation',
      { kind: 'campaign', id: 'o' },
      { kind: 'conversation' },
      { kind: 'presence', id: 'c' },
    ]) {
      expect(readChange(other)).toBeNull()
    }
  })
})
