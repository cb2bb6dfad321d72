import { describe, expect, it } from 'vitest'
import type { LiveNews } from '../../../src/domain/live/index.ts'
import { liveEvents, type Watched } from '../../../src/http/live/live-events.ts'

const ID = '3f0c4a52-7a0e-4c0a-9d63-0a4f5a2f7a11'
const other = (n: number) => ID.replace(/^.{8}/, String(n).padStart(8, '0'))

/** A stream whose news a test says. */
function opened(overrides: Partial<Watched> = {}) {
  let tell: (news: LiveNews | 'gap') => void = () => undefined
  const watching = { ended: false }
  const gone = new AbortController()
  const events = liveEvents({
    bus: {
      publish: () => undefined,
      watch: (_tenantId, onNews) => {
        tell = onNews
        return () => {
          watching.ended = true
        }
      },
    },
    ...{ heard: async (news) => [...news] },
    ...{ tenantId: ID, actor: 'staff:me', now: () => new Date(0), signMs: 60_000, stillMay: async () => true },
    ...{ gone: gone.signal, stopping: new AbortController().signal },
    ...overrides,
  })
  const next = async () => {
    const { value } = await events.next()
    return value
  }
  return { next, gone, watching, events, tell: (news: LiveNews | 'gap') => tell(news) }
}

describe('a stream of news', () => {
  it('says hello, and each thing that changed once', async () => {
    const { next, tell } = opened()
    expect(await next()).toMatchObject({ name: 'hello', data: { now: '1970-01-01T00:00:00.000Z' } })
    tell({ kind: 'conversation', id: ID })
    tell({ kind: 'conversation', id: ID })
    tell({ kind: 'conversation', id: other(1) })
    expect([await next(), await next()]).toEqual([
      { name: 'change', data: { kind: 'conversation', id: ID } },
      { name: 'change', data: { kind: 'conversation', id: other(1) } },
    ])
  })

  it('does not tell her of herself', async () => {
    const { next, tell } = opened()
    await next()
    tell({ kind: 'presence', id: ID, presence: { actor: 'staff:me', doing: 'typing' } })
    tell({ kind: 'presence', id: ID, presence: { actor: 'staff:you', doing: 'viewing' } })
    expect(await next()).toMatchObject({ data: { presence: { user_id: 'staff:you', doing: 'viewing' } } })
  })

  it.each([
    ['news was lost', ({ tell }: ReturnType<typeof opened>) => tell('gap')],
    [
      'there is more than a browser can read',
      ({ tell }: ReturnType<typeof opened>) => {
        for (let n = 0; n < 300; n += 1) tell({ kind: 'conversation', id: other(n) })
      },
    ],
  ])('says that everything is to be read again when %s', async (_what, happens) => {
    const stream = opened()
    await stream.next()
    happens(stream)
    expect(await stream.next()).toEqual({ name: 'resync', data: {} })
  })

  it('gives a sign of life, and ends when what she came with is good no more', async () => {
    const asked: boolean[] = [true, false]
    const { next, watching } = opened({ signMs: 1, stillMay: async () => asked.shift() ?? false })
    const told = []
    for (let event = await next(); event !== undefined; event = await next()) told.push(event?.name ?? 'sign')
    expect(told.at(-1)).toBe('end')
    expect(told.slice(1, -1).every((name) => name === 'sign')).toBe(true)
    expect(watching.ended).toBe(true)
  })

  it('watches nothing any more when she goes away', async () => {
    const { next, gone, watching } = opened()
    await next()
    await next()
    const last = next()
    gone.abort()
    expect(await last).toMatchObject({ name: 'end' })
    await next()
    expect(watching.ended).toBe(true)
  })
})
