import Router from '@koa/router'
import { describe, expect, it } from 'vitest'
import { serveApp } from '../../support/serve-app.ts'

const UI = 'https://console.example.com'

function tickets(): Router {
  const router = new Router()
  router.get('/v1/tickets', (http) => {
    http.body = { tickets: [] }
  })
  router.put('/v1/tickets', (http) => {
    http.body = {}
  })
  return router
}

describe('a browser on another origin', async () => {
  const base = await serveApp({ routers: [tickets()], uiOrigin: UI, https: true })
  const call = (method: string, address: string, headers: Record<string, string>) =>
    fetch(`${base}${address}`, { method, headers })

  it('may call the API from exactly the console’s, and read refusals too', async () => {
    const asked = await call('OPTIONS', '/v1/tickets', { origin: UI, 'access-control-request-method': 'PUT' })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(UI)
    expect(asked.headers.get('access-control-allow-credentials')).toBe('true')
    expect(asked.headers.get('access-control-allow-headers')).toContain('Idempotency-Key, If-Match')
    for (const address of ['/v1/tickets', '/v1/nothing']) {
      const { headers } = await call('GET', address, { origin: UI })
      expect([headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([UI, 'Origin'])
    }
  })

  it('may read nothing from any other, and nothing but the API', async () => {
    for (const origin of ['https://console.example.com.evil.example', 'http://console.example.com', 'null', '*']) {
      const { headers } = await call('GET', '/v1/tickets', { origin })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await call('GET', '/health', { origin: UI })).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('comes by https alone from then on', async () => {
    const { headers } = await call('GET', '/v1/tickets', {})
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('a console that we serve ourselves', async () => {
  const base = await serveApp({ routers: [tickets()] })

  it('needs no word of other origins, and plain http promises no https', async () => {
    const { headers } = await fetch(`${base}/v1/tickets`, { headers: { origin: UI } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('vary')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})
