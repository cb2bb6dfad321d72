import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { consoleRoutes } from '../../../src/http/console/console-routes.ts'
import { consoleFiles } from '../../../src/main/console-files.ts'
import { afterFile } from '../../support/after-file.ts'
import { serveApp } from '../../support/serve-app.ts'

const PAGE = '<!doctype html><script src="/console/assets/main-abc123.js"></script>'
const SCRIPT = 'console.log("karibu")'

describe('the console', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-'))
  afterFile(async () => rmSync(folder, { recursive: true }))
  const base = await serveApp({ routers: [consoleRoutes({ files: consoleFiles(folder) })] })
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${address}`, { headers, redirect: 'manual' })

  it('says what to do while it is not built, and is there as soon as it is', async () => {
    const before = await get('/console/')
    expect([before.status, before.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(await before.text()).toContain('npm run build')
    mkdirSync(path.join(folder, 'assets'))
    writeFileSync(path.join(folder, 'assets/main-abc123.js'), SCRIPT)
    writeFileSync(path.join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT))
    writeFileSync(path.join(folder, 'assets/main-abc123.js.gz'), gzipSync(SCRIPT))
    writeFileSync(path.join(folder, 'index.html'), PAGE)
    expect(await (await get('/console/')).text()).toBe(PAGE)
  })

  it('gives its page for every address that is no file, asked for anew each time', async () => {
    expect((await get('/console')).headers.get('location')).toBe('/console/')
    for (const address of ['/console/', '/console/inbox', '/console/orders/5?tab=money', '/console/index.html']) {
      const answer = await get(address)
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-cache', PAGE])
    }
    const etag = (await get('/console/')).headers.get('etag') ?? ''
    expect((await get('/console/', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304)
  })

  it('gives files with a hash for good, packed as the browser takes them', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/console/assets/main-abc123.js', { 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(await answer.text()).toBe(SCRIPT)
    }
    const gone = await get('/console/assets/main-old999.js')
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await get('/console/assets/main-abc123.js.br')).status).toBe(404)
  })

  it('lets nothing in that is not its own, and stands in no frame', async () => {
    const { headers } = await get('/console/inbox')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it('leads nobody out of its folder', async () => {
    for (const address of ['/console/..%2f..%2fpackage.json', '/console/assets/..%2f..%2f..%2fetc/passwd']) {
      const answer = await get(address)
      expect(await answer.text()).not.toContain('root:')
      expect([200, 404]).toContain(answer.status)
    }
  })
})
