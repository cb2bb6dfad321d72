import Router from '@koa/router'
import type { Context } from 'koa'
import { findItemImage } from '../domain/catalog/index.ts'
import type { Clock, Ctx } from '../domain/context.ts'
import type { FileLinks } from '../domain/files/file-links.ts'
import type { ImageShelf } from '../domain/files/image-shelf.ts'
import { findReceipt, isShown } from '../domain/files/index.ts'
import type { ItineraryPrinter } from '../domain/files/itinerary-printer.ts'
import type { ReceiptPrinter } from '../domain/files/receipt-printer.ts'
import type { FileRef } from '../domain/files/schemas.ts'
import { openFile } from '../domain/messaging/index.ts'
import { sendExport } from './customer-export.ts'
import { HttpError } from './http-error.ts'
import { sendItinerary } from './itinerary-files.ts'

export interface FileDeps {
  links: FileLinks
  images: ImageShelf
  printer: ReceiptPrinter
  itineraries: ItineraryPrinter
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
}

/**
 * GET and HEAD /files/:token: the pictures, receipts and files that a message carries, trips, and once what is known of a customer. The provider fetches them without
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
    await send(http, deps, ctx, link.file)
  })
  return router
}

async function send(http: Context, deps: FileDeps, ctx: Ctx, file: FileRef): Promise<void> {
  switch (file.kind) {
    case 'item_image':
    case 'catalog_picture':
      return sendImage(http, deps, ctx, { ...file, kind: file.kind })
    case 'receipt':
      return sendReceipt(http, deps, ctx, file.id)
    case 'inbound_media':
    case 'conversation_file':
      return sendKept(http, ctx, { kind: file.kind, id: file.id })
    case 'customer_export':
      return sendExport(http, ctx, file.id)
    case 'itinerary_pdf':
    case 'itinerary_ics':
    case 'itinerary_view':
      return sendItinerary(http, deps.itineraries, ctx, { kind: file.kind, tripId: file.id, version: file.version })
  }
}

/** What a browser could run is only given to be saved. */
async function sendKept(http: Context, ctx: Ctx, file: Parameters<typeof openFile>[1]): Promise<void> {
  const kept = await openFile(ctx, file)
  if (kept === null) throw noFile()
  http.attachment(kept.name ?? undefined, { type: isShown(kept.contentType) ? 'inline' : 'attachment' })
  http.type = kept.contentType
  http.body = Buffer.from(kept.bytes)
}

/** Colours are told apart by the shelf only: what people have put to an item is one picture. */
async function sendImage(
  http: Context,
  { images }: FileDeps,
  ctx: Ctx,
  { kind, id, colour }: Parameters<typeof findItemImage>[1] & Pick<FileRef, 'colour'>,
): Promise<void> {
  const found = await findItemImage(ctx, { kind, id })
  if (found?.kind === 'kept') {
    http.type = found.contentType
    http.body = Buffer.from(found.bytes)
    return
  }
  const image = found && (await images.find(ctx.tenantId, found.path, colour ?? null))
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
