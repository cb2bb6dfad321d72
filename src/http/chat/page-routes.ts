import Router from '@koa/router'
import type { Context } from 'koa'
import { HttpError } from '../http-error.ts'
import type { PageFile } from './page-file.ts'
import type { WebChannels } from './web-channels.ts'

export interface ChatPageDeps {
  channels: WebChannels
  files: ReadonlyMap<string, PageFile>
  /** Where files of messages are fetched, without a trailing slash. */
  publicBaseUrl: string
}

const FILE = /^[a-z-]+\.(?:js|css)$/

/**
 * `GET /w/:key/`: the chat page, and beside it the files that it and the widget are made of, which any site may load. `/w/:key`
 * and `/` lead there. Only the page's own files run or style anything; what was seen is asked for again by its tag.
 */
export function chatPageRoutes({ channels, files, publicBaseUrl }: ChatPageDeps): Router {
  const router = new Router({ strict: true })
  const images = new URL(publicBaseUrl).origin
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: ${images}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  router.get('/', async (http) => http.redirect(`/w/${(await channels(undefined)).key}/`))
  router.get('/w/:channelKey', async (http) => http.redirect(`/w/${(await channels(http.params.channelKey)).key}/`))
  router.get('/w/:channelKey/', async (http) => {
    await channels(http.params.channelKey)
    http.set('content-security-policy', policy)
    serve(http, files.get('index.html'))
  })
  router.get('/w/:channelKey/:file', async (http, next) => {
    const name = String(http.params.file)
    if (!FILE.test(name)) return next()
    await channels(http.params.channelKey)
    http.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    serve(http, files.get(name))
  })
  return router
}

function serve(http: Context, file: PageFile | undefined): void {
  if (file === undefined) throw new HttpError('not_found', 'There is nothing at this address.')
  http.set({ 'cache-control': 'no-cache', etag: file.etag })
  http.vary('accept-encoding')
  http.type = file.contentType
  http.status = 200
  if (http.fresh) {
    http.status = 304
    return
  }
  const zipped = http.acceptsEncodings('gzip', 'identity') === 'gzip'
  if (zipped) http.set('content-encoding', 'gzip')
  http.body = zipped ? file.gzipped : file.body
}
