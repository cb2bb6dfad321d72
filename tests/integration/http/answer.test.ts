import Router from '@koa/router'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveHttp } from '../../../src/adapters/node-http/serve-http.ts'
import { answer } from '../../../src/http/answer.ts'
import { createApp } from '../../../src/http/app.ts'
import { testLog } from '../../support/test-ctx.ts'

const Rows = z.strictObject({ rows: z.array(z.strictObject({ row_id: z.string() })) })

describe('an answer by its schema', async () => {
  let row: { row_id: string } = { row_id: 'a' }
  const router = new Router()
  router.get('/rows', (http) => answer(http, Rows, { rows: [row] }))
  const log = testLog()
  const app = createApp({ log, healthy: async () => ({}), routers: [router] })
  const server = await serveHttp(app.callback(), { host: '127.0.0.1', port: 0 })
  afterAll(() => server.close(0))
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}/rows`)
    return { status: response.status, text: await response.text(), id: response.headers.get('x-request-id') }
  }

  it('is sent as it is when the schema describes all of it', async () => {
    expect(await ask()).toMatchObject({ status: 200, text: '{"rows":[{"row_id":"a"}]}' })
  })

  it('is 500 and not sent when it holds more than the schema says, however deep', async () => {
    const more = { row_id: 'a', secret: 'sealed' }
    row = more
    const { status, text, id } = await ask()
    expect(status).toBe(500)
    expect(text).not.toContain('sealed')
    // Whoever is told the id of the request finds its line.
    expect(log.lines.at(-1)).toMatchObject({ event: 'request_failed', fields: { request_id: id, path: '/rows' } })
    expect(Object(JSON.parse(text)).error.request_id).toBe(id)
  })
})
