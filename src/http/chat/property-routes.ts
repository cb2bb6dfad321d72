import Router from '@koa/router'
import { z } from 'zod'
import type { Clock, Ctx } from '../../domain/context.ts'
import { countDocuments } from '../../domain/knowledge/index.ts'
import { findOverview } from '../../domain/properties/index.ts'
import { answer } from '../answer.ts'
import { remembered } from '../remembered.ts'
import { allowOrigin } from './allow-origin.ts'
import type { WebChannels } from './web-channels.ts'

const PropertyWire = z.strictObject({
  name: z.string(),
  location: z.string().nullable(),
  categories: z.array(z.string()),
  document_count: z.int(),
})

/** Anybody may ask: the rows are looked at every so often. */
const PRESENT_MS = 15_000

/** `GET /w/:key/property`, and `/property` for the chat of the installation: of whom the chat is, and what it can be asked about. */
export function propertyRoutes(deps: {
  channels: WebChannels
  ctxFor: (tenantId: string) => Ctx
  clock: Clock
}): Router {
  const router = new Router()
  const look = async (tenantId: string) => {
    const ctx = deps.ctxFor(tenantId)
    const [overview, documents] = await Promise.all([findOverview(ctx), countDocuments(ctx)])
    return { overview, documents }
  }
  const seen = remembered(look, { clock: deps.clock, presentMs: PRESENT_MS, absentMs: 0 })
  router.get(['/w/:channelKey/property', '/property'], async (http) => {
    const chat = await deps.channels(http.params.channelKey)
    allowOrigin(http, chat)
    const { overview = null, documents = 0 } = (await seen.find(chat.account.tenantId)) ?? {}
    answer(http, PropertyWire, {
      name: overview?.name ?? chat.shopName,
      location: overview?.location ?? null,
      categories: overview?.topics ?? [],
      document_count: documents,
    })
  })
  return router
}
