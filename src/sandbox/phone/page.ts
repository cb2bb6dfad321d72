import { readFileSync } from 'node:fs'
import type Router from '@koa/router'
import { sendReply } from '../wire.ts'

const ASSETS = new URL('./assets/', import.meta.url)
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
}
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: http: https:; media-src 'self' blob:; " +
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
}

/** The phone page and the files it consists of. */
export function phonePageRoutes(router: Router): void {
  const serve = (name: string) => {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return { status: 200, body: readFileSync(new URL(name, ASSETS)), type, headers: SECURITY_HEADERS }
  }
  router.get('/phone', (ctx) => sendReply(ctx, serve('phone.html')))
  router.get('/phone/assets/:name', (ctx) => {
    const name = String(ctx.params.name)
    if (!/^[a-z-]+\.(css|js|svg)$/.test(name)) return ctx.throw(404)
    try {
      sendReply(ctx, serve(name))
    } catch {
      ctx.throw(404)
    }
  })
}
