import { describe, expect, it } from 'vitest'
import type { Thread, ThreadAnswer } from '../../../src/domain/messaging/index.ts'
import { BEGINNING, readPlace, WHOLE } from '../../../src/http/chat/place.ts'
import { threadNews } from '../../../src/http/chat/thread-news.ts'
import { textOf } from '../../support/web-visitor.ts'

const AT = Date.parse('2026-11-16T09:00:00Z')
const answer = (seq: number, text: string, more: Partial<ThreadAnswer> = {}): ThreadAnswer => ({
  id: `answer ${seq}`,
  seq,
  from: 'assistant',
  turnId: 'turn',
  text,
  menu: null,
  file: null,
  sources: [],
  isFixed: false,
  at: new Date(AT + seq),
  ...more,
})
const thread = (answers: ThreadAnswer[], questions: Thread['questions'] = []): Thread => ({
  owner: 'assistant',
  underWay: false,
  questions,
  answers,
})
const told = (of: Thread, from = { epoch: 1, seq: 6, part: WHOLE }) =>
  threadNews(of, { from, whole: false }).events.map(({ id = '', ...event }) => ({
    id,
    ...event,
    data: { ...event.data },
  }))
const text = (events: ReturnType<typeof told>) => textOf(events)

describe('what a talk tells behind a place', () => {
  const LINES = 'Mon - Sun: 9 am - 8 pm.\nOpen now, until 8 pm. Price: KES 6,500.75 each.\n\n- one\n- two'
  const two = thread([
    answer(7, LINES),
    answer(8, 'Shall I book? 🌊', { menu: { kind: 'buttons', button: 'x', options: [] } }),
  ])

  it('is the answer in parts that together are its words', () => {
    const events = told(two)
    expect(text(events)).toBe(`${LINES}\n\nShall I book? 🌊`)
    expect(events.map(({ name }) => name).at(-1)).toBe('menu')
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  })

  it('goes on at every place in it, and tells nothing twice', () => {
    const events = told(two)
    for (const [index, { id }] of events.entries()) {
      const from = readPlace(id) ?? BEGINNING
      const rest = told({ ...two, answers: two.answers.filter(({ seq }) => seq >= 7) }, from)
      expect(rest).toEqual(events.slice(index + 1))
    }
  })

  it('is what always stands as it is at once, with all that the answer said before it', () => {
    const fixed = thread([answer(7, 'Welcome. I am Kiki.', { isFixed: true }), answer(8, 'Ask me.', { isFixed: true })])
    const events = told(fixed)
    expect(events.map(({ name }) => name)).toEqual(['replace', 'replace'])
    expect(text(events)).toBe('Welcome. I am Kiki.\n\nAsk me.')
  })

  it('is a person’s words, a notice’s and the visitor’s own whole, in the order in which they came', () => {
    const at = new Date(AT + 8)
    const mixed = thread(
      [
        answer(7, 'Moment.', { from: 'person' }),
        answer(9, 'Paid. Thank you.', { turnId: null }),
        // A clock that was put back does not reorder what was sent.
        answer(10, 'Later.', { turnId: null, at: new Date(AT) }),
      ],
      [{ id: 'question', epoch: 2, text: 'Are you there?', at }],
    )
    const events = told(mixed)
    expect(events.map(({ name, data }) => [name, Object(data).from, Object(data).content])).toEqual([
      ['message', 'person', 'Moment.'],
      ['message', 'guest', 'Are you there?'],
      ['message', 'assistant', 'Paid. Thank you.'],
      ['message', 'assistant', 'Later.'],
    ])
    expect(events.map(({ id }) => id)).toEqual(['1-7-9999', '2-7-9999', '2-9-9999', '2-10-9999'])
  })

  it('has no place in what is no place', () => {
    for (const text of ['', '1', '1-2', '-1-2-3', 'a-b-c', '1-2-3-4', '99999999999-1-1'])
      expect(readPlace(text)).toBeNull()
  })
})
