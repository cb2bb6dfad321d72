import Router from '@koa/router'
import type { Context } from 'koa'
import { HttpError } from '../http-error.ts'
import type { ConsoleFile, ConsoleFiles } from './console-files.ts'
import { NOT_BUILT_PAGE } from './not-built-page.ts'

/** Only its own files run, style or are asked; pictures it makes itself or has just been given as bytes. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"

/** The builder puts what it names by its content here: such a name never means other bytes. */
const HASHED = 'assets/'

/**
 * GET /console/*: the console for staff. Files with a hash in their name are kept for good, the page is asked for again each time,
 * and every address that is no file is the page, which knows what to show there. 404 for a file of another build, which is
 * gone; 503 with what to do while the console is not built.
 */
export function consoleRoutes({ files }: { files: ConsoleFiles }): Router {
  const router = new Router({ strict: true })
  router.get('/console', (http) => http.redirect('/console/'))
  router.get('/console/{*path}', (http) => {
    http.set('content-security-policy', POLICY)
    const built = files()
    if (built === null) return sayNotBuilt(http)
    const path = http.path.slice('/console/'.length)
    const file = built.get(path)
    if (file === undefined && path.startsWith(HASHED)) {
      throw new HttpError('not_found', 'This file belongs to another version: load the page again.')
    }
    http.set('cache-control', path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache')
    send(http, file ?? built.get('index.html'))
  })
  return router
}

function send(http: Context, file: ConsoleFile | undefined): void {
  if (file === undefined) throw new HttpError('not_found', 'There is nothing at this address.')
  http.vary('accept-encoding')
  http.set('etag', file.etag)
  http.type = file.contentType
  http.status = 200
  if (http.fresh) {
    http.status = 304
    return
  }
  const encoding = http.acceptsEncodings('br', 'gzip', 'identity')
  const packed = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : null
  if (packed !== null) http.set('content-encoding', String(encoding))
  http.body = packed ?? file.body
}

function sayNotBuilt(http: Context): void {
  http.status = 503
  http.type = 'text/html; charset=utf-8'
  http.body = NOT_BUILT_PAGE
}
