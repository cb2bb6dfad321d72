import { once } from 'node:events'
import Router from '@koa/router'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { type ServerLimits, serveHttp } from '../../../src/adapters/node-http/serve-http.ts'
import { createApp } from '../../../src/http/app.ts'
import { uploadDocument } from '../../../src/http/contract/knowledge.ts'
import { readRawBody } from '../../../src/http/raw-body.ts'
import { readInput } from '../../../src/http/serve/read-input.ts'
import { openRaw, rawHttp } from '../../support/raw-http.ts'
import { testLog } from '../../support/test-ctx.ts'
import { until } from '../../support/until.ts'

const PATIENT: ServerLimits = {
  headersMs: 30_000,
  requestMs: 30_000,
  idleMs: 30_000,
  silentMs: 30_000,
  checkEveryMs: 10,
  requestsPerConnection: 100,
  connections: 100,
}
const HEAD = 'POST /echo HTTP/1.1\r\nhost: tulia\r\n'
const WHOLE = `${HEAD}connection: close\r\ncontent-length: 2\r\n\r\nhi`

describe('a slow client', () => {
  const closers: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closers) await close()
  })
  /** Answers a body with itself; `slow` answers once it is let go. */
  const open = async (limits: Partial<ServerLimits>, bodyMs = 30_000) => {
    let letGo = () => {}
    let arrived = 0
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const router = new Router()
    router.post('/echo', async (http) => {
      http.body = await readRawBody(http)
    })
    router.post('/slow', async (http) => {
      await readRawBody(http)
      arrived += 1
      await gate
      http.body = 'done'
    })
    router.post('/upload', async (http) => {
      http.req.on('data', (chunk: Buffer) => {
        arrived += chunk.length
      })
      const { input } = await readInput(uploadDocument, http)
      http.body = `${Object(input.body).file.bytes.length}`
    })
    const app = createApp({ log: testLog(), healthy: async () => ({}), routers: [router], bodyMs })
    const server = await serveHttp(app.callback(), { host: '127.0.0.1', port: 0, limits: { ...PATIENT, ...limits } })
    closers.push(() => server.close(0))
    return { port: server.port, letGo, arrived: () => arrived, close: server.close }
  }

  it('whose body trickles is cut with 408, however steadily it sends', async () => {
    const { port } = await open({}, 60)
    const { socket, answer } = openRaw(port, `${HEAD}content-length: 60000\r\n\r\n`)
    const trickle = setInterval(() => socket.writable && socket.write('x'), 5)
    const { status, headers, body } = await answer
    clearInterval(trickle)
    expect([status, headers.connection, Object(JSON.parse(body)).error.code]).toEqual([408, 'close', 'too_slow'])
    expect((await rawHttp(port, WHOLE)).body).toBe('hi')
  })

  it('whose body comes in chunks that never end is cut in the same way', async () => {
    const { port } = await open({}, 60)
    expect((await rawHttp(port, `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n`)).status).toBe(408)
  })

  describe('with a file of its own', () => {
    const WINDOW_MS = 15_000
    /** What must arrive in that time. */
    const LEAST = 240 * 1024
    const FILE_BYTES = 4 * LEAST
    const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="menu.txt"\r\n\r\n'
    const END = '\r\n--x--\r\n'
    const length = PART.length + FILE_BYTES + END.length
    const FORM = `POST /upload HTTP/1.1\r\nhost: tulia\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${PART}`

    /** Sends so much of the file in each stretch of time, and gives the answer. */
    const uploadAt = async (bytesPerWindow: number) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      try {
        const { port, arrived } = await open({}, WINDOW_MS)
        const { socket, answer } = openRaw(port, FORM)
        const untilArrived = async (bytes: number) => {
          while (arrived() < bytes) await new Promise(setImmediate)
        }
        await untilArrived(PART.length)
        for (let sent = 0; sent < FILE_BYTES; sent += bytesPerWindow) {
          socket.write(Buffer.alloc(Math.min(bytesPerWindow, FILE_BYTES - sent), 'a'))
          await untilArrived(Math.min(PART.length + sent + bytesPerWindow, FILE_BYTES))
          await vi.advanceTimersByTimeAsync(WINDOW_MS)
          if (bytesPerWindow < LEAST) break
        }
        if (bytesPerWindow >= LEAST) socket.write(END)
        return await answer
      } finally {
        vi.useRealTimers()
      }
    }

    it('may take as long as it goes on arriving', async () => {
      expect(await uploadAt(LEAST)).toMatchObject({ status: 200, body: String(FILE_BYTES) })
    })

    it('is cut with 408 and what to do when it trickles', async () => {
      const { status, headers, body } = await uploadAt(LEAST - 1_000)
      expect([status, headers.connection]).toEqual([408, 'close'])
      expect(Object(JSON.parse(body)).error.message).toMatch(/faster line, or in smaller files\.$/)
    })
  })

  it('that goes on sending what nobody reads is cut behind its answer', async () => {
    const { port } = await open({ headersMs: 50 })
    const { status } = await rawHttp(port, 'GET /health/live HTTP/1.1\r\nhost: tulia\r\ncontent-length: 9\r\n\r\nx')
    expect(status).toBe(200)
  })

  it('whose headers do not end is cut with 408', async () => {
    const { port } = await open({ headersMs: 50, requestMs: 60 })
    const { status, body } = await rawHttp(port, 'GET /health/live HTTP/1.1\r\nhost: tulia\r\nx-slow: ')
    expect([status, Object(JSON.parse(body)).error.code]).toEqual([408, 'too_slow'])
  })

  it('that says nothing more is closed, before and after a request', async () => {
    const { port } = await open({ headersMs: 50, requestMs: 60, idleMs: 30 })
    expect((await rawHttp(port, '')).body).toBeDefined()
    expect((await rawHttp(port, 'GET /health/live HTTP/1.1\r\nhost: tulia\r\n\r\n')).status).toBe(200)
  })

  it('makes room for who comes, the slowest first, and never costs an answer that is being made', async () => {
    const server = await open({ connections: 5 })
    const worked = openRaw(
      server.port,
      'POST /slow HTTP/1.1\r\nhost: tulia\r\nconnection: close\r\ncontent-length: 2\r\n\r\nhi',
    )
    await until(() => server.arrived() === 1, { what: 'the work to begin' })
    const closed: number[] = []
    const slow = []
    for (let at = 0; at < 20; at += 1) {
      const { socket, answer } = openRaw(server.port, `${HEAD}content-length: 5\r\n\r\n`)
      void answer.then(() => closed.push(at))
      await once(socket, 'connect')
      slow.push(socket)
    }
    await until(() => closed.length === 16, { what: 'the slowest to be cut' })
    expect(closed.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, at) => at))
    expect((await rawHttp(server.port, WHOLE)).body).toBe('hi')
    server.letGo()
    expect((await worked.answer).body).toBe('done')
    for (const socket of slow) socket.destroy()
  })

  it('that is answered while the server stops gets its answer, and its connection is not kept', async () => {
    const server = await open({})
    const worked = openRaw(server.port, 'POST /slow HTTP/1.1\r\nhost: tulia\r\ncontent-length: 2\r\n\r\nhi')
    const idle = openRaw(server.port, 'GET /health/live HTTP/1.1\r\nhost: tulia\r\n\r\n')
    await until(() => server.arrived() === 1, { what: 'the work to begin' })
    const stopped = server.close(20_000)
    // While something is under way others are still told so.
    expect((await rawHttp(server.port, 'GET /health/live HTTP/1.1\r\nhost: tulia\r\n\r\n')).headers.connection).toBe(
      'close',
    )
    server.letGo()
    expect((await worked.answer).body).toBe('done')
    expect((await idle.answer).status).toBe(200)
    await stopped
    expect((await rawHttp(server.port, WHOLE)).status).toBe(0)
  })

  it('cannot hold up a server that stops', async () => {
    const server = await open({})
    const { answer } = openRaw(server.port, `${HEAD}content-length: 100\r\n\r\nx`)
    await rawHttp(server.port, WHOLE)
    await server.close(50)
    expect((await answer).status).toBe(0)
  })
})
