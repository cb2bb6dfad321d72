import { createServer } from 'node:http'
import path from 'node:path'
import { toolJsonSchemas } from '../../tools/json-schemas.ts'
import { drawnImages } from '../adapters/drawings/drawn-images.ts'
import { CALLBACK_SOURCES } from '../adapters/mpesa/source-addresses.ts'
import { pdfReceiptPrinter } from '../adapters/pdf/receipt-printer.ts'
import { systemClock } from '../adapters/system/clock.ts'
import { folderImages } from '../adapters/system/folder-images.ts'
import { consentRoutes } from '../http/admin/consent.ts'
import { conversationRoutes } from '../http/admin/conversations.ts'
import { messageRoutes } from '../http/admin/messages.ts'
import { orderRoutes } from '../http/admin/orders.ts'
import { outreachRoutes } from '../http/admin/outreach.ts'
import { paymentReportRoutes } from '../http/admin/payment-report.ts'
import { paymentReviewRoutes } from '../http/admin/payment-reviews.ts'
import { templateRoutes } from '../http/admin/templates.ts'
import { ticketRoutes } from '../http/admin/tickets.ts'
import { toolRoutes } from '../http/admin/tools.ts'
import { turnRoutes } from '../http/admin/turns.ts'
import { createApp } from '../http/app.ts'
import { channelLookup } from '../http/channel-lookup.ts'
import { fileRoutes } from '../http/files.ts'
import { c2bWebhooks } from '../http/webhooks/c2b.ts'
import { cardWebhooks } from '../http/webhooks/card.ts'
import { paymentWebhooks } from '../http/webhooks/payments.ts'
import { twilioWebhooks } from '../http/webhooks/twilio.ts'
import { projectFile } from './project-file.ts'
import type { Role } from './role.ts'
import type { Runtime } from './runtime.ts'

/** Serves webhooks and REST until closed; closing lets requests that are under way finish. */
export async function startWeb(runtime: Runtime): Promise<Role> {
  const { config, directory, ports, queue, log, ids, ctxFor, publicBaseUrl } = runtime
  const clock = systemClock
  const sources = { known: CALLBACK_SOURCES, trustedProxies: config.trustedProxies }
  const app = createApp({
    log,
    healthy: async () => ({ database: await answers(directory.findChannel(NOBODY)) }),
    routers: [
      twilioWebhooks({
        channels: channelLookup({ findChannel: directory.findChannel, vault: ports.vault, clock }),
        channel: ports.channel,
        inbound: runtime.inbound,
        queue,
        ctxFor,
        clock,
        ids,
        log,
        publicBaseUrl,
      }),
      paymentWebhooks({
        findPaymentAttempt: directory.findPaymentAttempt,
        stk: ports.stk,
        queue,
        ctxFor,
        log,
        sources,
      }),
      c2bWebhooks({ findPaymentHook: directory.findPaymentHook, c2b: ports.c2b, queue, ctxFor, log, sources }),
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
        ctxFor,
        clock,
      }),
      cardWebhooks({ findPaymentHook: directory.findPaymentHook, card: ports.card, queue, ctxFor, log }),
      turnRoutes({ ctxFor }),
      messageRoutes({ ctxFor }),
      templateRoutes({ ctxFor }),
      ticketRoutes({ ctxFor, queue }),
      conversationRoutes({ ctxFor, queue }),
      orderRoutes({ ctxFor }),
      consentRoutes({ ctxFor }),
      outreachRoutes({ ctxFor }),
      paymentReportRoutes({ ctxFor, queue }),
      paymentReviewRoutes({ ctxFor, queue }),
      toolRoutes({ ctxFor, published: toolJsonSchemas() }),
    ],
  })
  const server = createServer(app.callback())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  log.info('web_started', { host: config.host, port: config.port })
  return {
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), 10_000)
      await closed
      clearTimeout(late)
    },
  }
}

/** A channel that cannot exist: looking it up proves that the database answers. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

async function answers(question: Promise<unknown>): Promise<boolean> {
  return question.then(
    () => true,
    () => false,
  )
}
