import type Router from '@koa/router'
import { z } from 'zod'
import { parseInput } from '../control.ts'
import { HandPayment } from '../daraja/c2b-schemas.ts'
import { PromptAnswer } from '../daraja/schemas.ts'
import { digitsOf } from '../digits.ts'
import type { Runtime } from '../runtime.ts'
import { WhatsAppAddress } from '../twilio/address.ts'
import { toSandboxMessage } from '../twilio/message.ts'
import { CustomerMessage, ReadReceipt } from '../twilio/schemas.ts'
import type { TwilioStore } from '../twilio/store.ts'
import type { SandboxControls } from '../types.ts'
import { readJson } from '../wire.ts'

const MAX_UPLOAD_BYTES = 12_000_000
const HISTORY_LENGTH = 300
const Chat = z.object({ sender: WhatsAppAddress, customer: WhatsAppAddress })

/** What the phone page asks for and does, apart from live events. */
export function phoneApiRoutes(
  router: Router,
  runtime: Runtime,
  store: TwilioStore,
  { twilio, daraja }: SandboxControls,
): void {
  router.get('/phone/api/shops', (ctx) => {
    ctx.body = store.senders().map(({ number, displayName, inspect, timezone }) => ({
      number,
      displayName,
      canInspect: inspect !== undefined,
      timezone: timezone ?? null,
    }))
  })
  router.get('/phone/api/chat', async (ctx) => {
    const { sender, customer } = parseInput(Chat, { ...ctx.query })
    const msisdn = digitsOf(customer)
    const thread = store.between(sender, customer).slice(-HISTORY_LENGTH)
    const prompts = await daraja.prompts()
    ctx.body = {
      messages: thread.map(toSandboxMessage),
      prompts: prompts.filter((prompt) => prompt.msisdn === msisdn),
      now: runtime.now().toISOString(),
    }
  })
  router.post('/phone/api/inbound', async (ctx) => {
    ctx.body = await twilio.inbound(parseInput(CustomerMessage, await readJson(ctx.req, MAX_UPLOAD_BYTES)))
  })
  router.post('/phone/api/read', async (ctx) => {
    ctx.body = await twilio.markRead(parseInput(ReadReceipt, await readJson(ctx.req)))
  })
  router.post('/phone/api/c2b', async (ctx) => {
    ctx.body = await daraja.payC2b(parseInput(HandPayment, await readJson(ctx.req)))
  })
  router.post('/phone/api/prompts/:id', async (ctx) => {
    const answer = parseInput(PromptAnswer, await readJson(ctx.req))
    ctx.body = await daraja.answerPrompt(String(ctx.params.id), answer)
  })
}
