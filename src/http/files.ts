import Router from '@koa/router'
import type { Context } from 'koa'
import { findItemImage } from '../domain/catalog/index.ts'
import type { Clock, Ctx } from '../domain/context.ts'
import type { FileLinks } from '../domain/files/file-links.ts'
import type { ImageShelf } from '../domain/files/image-shelf.ts'
import { findReceipt } from '../domain/files/index.ts'
import type { ReceiptPrinter } from '../domain/files/receipt-printer.ts'
import type { FileRef } from '../domain/files/schemas.ts'
import { HttpError } from './http-error.ts'

export interface FileDeps {
  links: FileLinks
  images: ImageShelf
  printer: ReceiptPrinter
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
}

/**
 * GET and HEAD /files/:token: the pictures and receipts that a message carries. The provider fetches them without
 * credentials: the address itself is the permission, until it ends (410). 404 for any other.
 */
export function fileRoutes(deps: FileDeps): Router {
  const router = new Router()
  router.get('/files/:token', async (http) => {
    const link = deps.links.open(String(http.params.token), deps.clock.now())
    if (link.outcome === 'forged') throw noFile()
    if (link.outcome === 'expired') throw new HttpError('expired', 'This address has ended.')
    http.set({ 'cache-control': 'private, max-age=300', 'x-content-type-options': 'nosniff' })
    const ctx = deps.ctxFor(link.tenantId)
    if (link.file.kind === 'item_image') await sendImage(http, deps, ctx, link.file)
    else await sendReceipt(http, deps, ctx, link.file.id)
  })
  return router
}

async function sendImage(http: Context, { images }: FileDeps, ctx: Ctx, { id, colour }: FileRef): Promise<void> {
  const path = await findItemImage(ctx, id)
  const image = path === null ? null : await images.find(ctx.tenantId, path, colour ?? null)
  if (image === null) throw noFile()
  http.type = image.contentType
  http.length = image.sizeBytes
  http.body = image.open()
}

async function sendReceipt(http: Context, { printer }: FileDeps, ctx: Ctx, orderId: string): Promise<void> {
  const receipt = await findReceipt(ctx, orderId)
  if (receipt === null) throw noFile()
  http.type = 'application/pdf'
  http.set('content-disposition', `inline; filename="receipt-${receipt.reference}.pdf"`)
  http.body = Buffer.from(await printer.print(receipt))
}

function noFile(): HttpError {
  return new HttpError('not_found', 'There is nothing at this address.')
}
