import type { z } from 'zod'
import * as connections from '../../domain/connections/index.ts'
import { AppError } from '../../domain/errors.ts'
import * as contract from '../contract/connections.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { twilioWebhookUrl } from '../webhooks/twilio-webhook-url.ts'

/** With whom a shop is connected, and the keys for it. */
export function serveConnections(api: Api): void {
  serve(api, contract.listConnections, shown)
  serve(api, contract.saveWhatsapp, (ctx, { body }) => save(ctx, whatsappOf(body)))
  serve(api, contract.testWhatsapp, (ctx, { body }) => test(ctx, whatsappOf(body)))
  serve(api, contract.saveMpesa, (ctx, { body }) => save(ctx, mpesaOf(body)))
  serve(api, contract.testMpesa, (ctx, { body }) => test(ctx, mpesaOf(body)))
  serve(api, contract.savePesapal, (ctx, { body }) => save(ctx, pesapalOf(body)))
  serve(api, contract.testPesapal, (ctx, { body }) => test(ctx, pesapalOf(body)))
}

async function save(ctx: StaffCtx, wanted: connections.Connection) {
  const saved = await connections.saveConnection(ctx, wanted)
  if (saved.outcome === 'saved') return shown(ctx)
  const { problem } = saved
  if (saved.outcome === 'unreachable') throw new AppError('provider_unavailable', problem, { retryable: true })
  const message = `The provider does not let this account in: ${problem}`
  throw new HttpError('connection_refused', message, { more: { reason: saved.reason, problem } })
}

async function test(ctx: StaffCtx, wanted: connections.Connection): Promise<contract.ConnectionCheckWire> {
  const check = await connections.checkConnection(ctx, wanted)
  return { reason: null, problem: null, ...check }
}

async function shown(ctx: StaffCtx): Promise<{ connections: contract.ConnectionsWire }> {
  const { numbers, mpesa, pesapal, payments } = await connections.listConnections(ctx)
  return {
    connections: {
      whatsapp: numbers.map(({ channelId, address, providerAccount, connectedAt, heardAt }) => ({
        number: address.replace('whatsapp:', ''),
        account: providerAccount,
        webhook_url: twilioWebhookUrl(ctx.publicBaseUrl, channelId),
        connected_at: connectedAt.toISOString(),
        heard_at: heardAt?.toISOString() ?? null,
      })),
      mpesa: mpesa && {
        ...{ environment: mpesa.environment, shortcode: mpesa.shortcode, till: mpesa.till },
        ...{ sends_back: mpesa.hasInitiator, offered: payments.stk || payments.c2b },
        connected_at: mpesa.connectedAt.toISOString(),
      },
      pesapal: pesapal && {
        ...{ environment: pesapal.environment, currencies: pesapal.currencies, offered: payments.card },
        connected_at: pesapal.connectedAt.toISOString(),
      },
    },
  }
}

function whatsappOf(body: z.output<typeof contract.WhatsappBody>): connections.Connection {
  const { number, account, auth_token: authToken, api_key: apiKey } = body
  return { kind: 'whatsapp', keys: { address: `whatsapp:${number}`, account, authToken, apiKey } }
}

function mpesaOf(body: z.output<typeof contract.MpesaBody>): connections.Connection {
  const { consumer_key: consumerKey, consumer_secret: consumerSecret, ...same } = body
  return { kind: 'mpesa', keys: { ...same, consumerKey, consumerSecret } }
}

function pesapalOf(body: z.output<typeof contract.PesapalBody>): connections.Connection {
  const { consumer_key: consumerKey, consumer_secret: consumerSecret, ...same } = body
  return { kind: 'pesapal', keys: { ...same, consumerKey, consumerSecret } }
}
