import { setImmediate as nextTurn } from 'node:timers/promises'
import Router from '@koa/router'
import { afterAll, describe, expect, it } from 'vitest'
import { serveHttp } from '../../../src/adapters/node-http/serve-http.ts'
import { createApp } from '../../../src/http/app.ts'
import { answerEvents, type ServerEvent } from '../../../src/http/event-stream.ts'
import { testLog } from '../../support/test-ctx.ts'

/** Numbers without end, from behind the one that was read last. */
async function* numbers(after: number): AsyncGenerator<ServerEvent> {
  for (let at = after + 1; ; at++) {
    yield { name: 'number', id: String(at), data: { at } }
    await nextTurn()
  }
}

describe('streams that are cut off on purpose', async () => {
  const router = new Router()
  router.get('/numbers', (http) => answerEvents(http, numbers(Number(http.get('last-event-id') || 0))))
  router.get('/once', (http) => {
    http.body = { whole: true }
  })
  const log = testLog()
  const app = createApp({ log, healthy: async () => ({}), routers: [router], dropStreamsMs: 100 })
  const server = await serveHttp(app.callback(), { host: '127.0.0.1', port: 0 })
  afterAll(() => server.close(0))

  /** What is read until the stream breaks off. */
  async function read(after: number): Promise<number[]> {
    const response = await fetch(`http://127.0.0.1:${server.port}/numbers`, {
      headers: { 'last-event-id': `${after}` },
    })
    let text = ''
    const decoder = new TextDecoder()
    const all = async () => {
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
    }
    await expect(all()).rejects.toThrow()
    return [...text.matchAll(/^id: (\d+)\nevent: number\ndata: \{"at":\1\}\n\n/gm)].map(([, at]) => Number(at))
  }

  it('go on where they ended, without a gap or a number twice', async () => {
    const first = await read(0)
    expect(first.length).toBeGreaterThan(0)
    const second = await read(first.at(-1) ?? 0)
    const all = [...first, ...second]
    expect(all).toEqual(all.map((_, at) => at + 1))
  })

  it('are no error of ours, and other answers are whole', async () => {
    expect(await (await fetch(`http://127.0.0.1:${server.port}/once`)).json()).toEqual({ whole: true })
    expect(log.lines.map(({ event }) => event)).not.toContain('response_error')
  })
})
