import path from 'node:path'
import type Router from '@koa/router'
import { toolJsonSchemas } from '../../tools/json-schemas.ts'
import { drawnImages } from '../adapters/drawings/drawn-images.ts'
import { itineraryPrinter } from '../adapters/itinerary-files/itinerary-printer.ts'
import { CALLBACK_SOURCES } from '../adapters/mpesa/source-addresses.ts'
import { pdfReceiptPrinter } from '../adapters/pdf/receipt-printer.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { folderImages } from '../adapters/system/folder-images.ts'
import type { Clock } from '../domain/context.ts'
import type { HookPurpose } from '../domain/payments/index.ts'
import { channelLookup } from '../http/channel-lookup.ts'
import { fileRoutes } from '../http/files.ts'
import { sharePageRoutes } from '../http/pay/share-routes.ts'
import { remembered } from '../http/remembered.ts'
import { apiRoutes } from '../http/routes/index.ts'
import { refreshCookie } from '../http/routes/refresh-cookie.ts'
import { frontDoor } from '../http/serve/authenticate.ts'
import { callerOf } from '../http/serve/caller-of.ts'
import { limitLogin } from '../http/serve/limit-login.ts'
import { limitRate } from '../http/serve/limit-rate.ts'
import { replayIdempotent } from '../http/serve/replay-idempotent.ts'
import { c2bWebhooks } from '../http/webhooks/c2b.ts'
import { cardWebhooks } from '../http/webhooks/card.ts'
import { paymentWebhooks } from '../http/webhooks/payments.ts'
import { resultWebhooks } from '../http/webhooks/results.ts'
import { twilioWebhooks } from '../http/webhooks/twilio.ts'
import { readRowQuestion } from '../language/concierge/read-row-question.ts'
import { once } from '../lib/once.ts'
import { aboutOf } from './about.ts'
import { buildEngine } from './engine.ts'
import { healthOf } from './health.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'
import { tripOfText } from './trip-of-text.ts'

/** Callback tokens that nobody handed out; one that is handed out now was never guessed before. */
const ABSENT_MS = 5_000

/** Every route of the web role but health. */
export function productRouters(
  runtime: Runtime,
  clock: Clock = systemClock,
  stopping: AbortSignal = new AbortController().signal,
): Router[] {
  const { config, directory, ports, queue, log, ids, ctxFor, publicBaseUrl } = runtime
  const sources = { known: CALLBACK_SOURCES, trustedProxies: config.trustedProxies }
  const caller = callerOf(config.trustedProxies)
  const about = aboutOf(runtime)
  const parts = healthOf(runtime)
  const door = frontDoor({ ctxFor, callerOf: caller, accessTokens: ports.accessTokens, clock })
  const hooksFor = (purpose: HookPurpose) =>
    remembered((hash) => directory.findPaymentHook(hash, purpose), { clock, presentMs: 0, absentMs: ABSENT_MS }).find
  const hooks: Record<HookPurpose, ReturnType<typeof hooksFor>> = {
    c2b: hooksFor('c2b'),
    receipt_check: hooksFor('receipt_check'),
    reversal: hooksFor('reversal'),
    card_notification: hooksFor('card_notification'),
    card_return: hooksFor('card_return'),
  }
  const findPaymentHook = (hash: string, purpose: HookPurpose) => hooks[purpose](hash)
  const findPaymentAttempt = remembered(directory.findPaymentAttempt, { clock, presentMs: 0, absentMs: ABSENT_MS }).find
  return [
    twilioWebhooks({
      channels: channelLookup({ findChannel: directory.findChannel, vault: ports.vault, clock }),
      channel: ports.channels.whatsapp,
      inbound: runtime.inbound,
      deliveries: runtime.deliveries,
      queue,
      ctxFor,
      clock,
      ids,
      log,
      publicBaseUrl,
    }),
    paymentWebhooks({
      findPaymentAttempt,
      stk: ports.stk,
      ctxFor,
      log,
      sources,
    }),
    c2bWebhooks({ findPaymentHook, c2b: ports.c2b, ctxFor, log, sources }),
    resultWebhooks({ findPaymentHook, receipts: ports.receipts, ctxFor, log, sources }),
    fileRoutes({
      links: ports.fileLinks,
      // The demo shops' pictures are drawn, from files that come with the package.
      images: folderImages(
        path.join(config.dataDir, 'images'),
        drawnImages({
          albums: projectFile('fixtures/catalog/images'),
          drawings: projectFile('fixtures/catalog/drawings'),
        }),
      ),
      printer: pdfReceiptPrinter,
      itineraries: itineraryPrinter,
      ctxFor,
      clock,
    }),
    cardWebhooks({ findPaymentHook, card: ports.card, ctxFor, log }),
    sharePageRoutes({ links: ports.shareLinks, ctxFor, trustedProxies: config.trustedProxies }),
    apiRoutes({
      steps: {
        authenticate: door.authenticate,
        limitRate: limitRate({ limiter: ports.limiter, clock }),
        replay: replayIdempotent,
      },
      ctxFor,
      callerOf: caller,
      clock,
      checkAnswers: config.checkAnswers,
      tools: toolJsonSchemas(),
      signIn: {
        findTenant: directory.findTenant,
        limitLogin: limitLogin({ limiter: ports.limiter, clock }),
        cookie: refreshCookie({
          origins: [new URL(publicBaseUrl).origin, ...(config.uiOrigin === null ? [] : [config.uiOrigin])],
          https: publicBaseUrl.startsWith('https://'),
        }),
        forget: door.forget,
      },
      live: { bus: ports.live, ids, stopping },
      platform: {
        listTenants: directory.listTenants,
        health: async () => ({ version: (await about()).version, parts: await parts() }),
        rotateSigningKey: runtime.accessTokens.rotate,
      },
      playground: { engine: once(() => buildEngine(runtime, { offline: true })) },
      hear: readRowQuestion,
      hearTrip: tripOfText,
    }),
  ]
}
