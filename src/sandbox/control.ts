import type Router from '@koa/router'
import { z } from 'zod'
import { BooksSetting, LedgerFilter } from './daraja/books-schemas.ts'
import * as C2b from './daraja/c2b-schemas.ts'
import { Forgery } from './daraja/forger.ts'
import * as Daraja from './daraja/schemas.ts'
import { FaultRule } from './fault-rule.ts'
import { HookFilter } from './hooks/schemas.ts'
import { ModelKey } from './model/schemas.ts'
import * as Pesapal from './pesapal/schemas.ts'
import { refusal } from './refusal.ts'
import { SearchPage } from './search/schemas.ts'
import * as Trips from './trip-sources/schemas.ts'
import * as Twilio from './twilio/schemas.ts'
import type { SandboxControls } from './types.ts'
import { WeatherHorizon, WeatherSetting } from './weather/schemas.ts'
import { readJson } from './wire.ts'

const MAX_CONTROL_BYTES = 12_000_000
const Nothing = z.strictObject({})

/** Answers a JSON route: the body or query is parsed by `schema`, what `run` gives is the answer. */
type Route = <S extends z.ZodType>(path: string, schema: S, run: (input: z.output<S>) => Promise<unknown>) => void

/** The control API under /sandbox: the functions of `SandboxControls` as JSON routes. */
export function controlRoutes(router: Router, controls: SandboxControls): void {
  const routes = jsonRoutes(router)
  twilioRoutes(routes, controls)
  darajaRoutes(routes, controls)
  pesapalRoutes(routes, controls)
  modelRoutes(routes, controls)
  searchControlRoutes(routes, controls)
  routes.get('/sandbox/hooks', HookFilter, controls.hooks.received)
  tripRoutes(routes, controls)
  faultRoutes(routes, controls)
}

function jsonRoutes(router: Router) {
  const get: Route = (path, schema, run) =>
    router.get(path, async (ctx) => {
      ctx.body = (await run(parseInput(schema, { ...ctx.query }))) ?? {}
    })
  const write =
    (method: 'post' | 'put'): Route =>
    (path, schema, run) =>
      router[method](path, async (ctx) => {
        ctx.body = (await run(parseInput(schema, await readJson(ctx.req, MAX_CONTROL_BYTES)))) ?? {}
      })
  const remove = (path: string, run: (id: string) => Promise<unknown>) =>
    router.delete(path, async (ctx) => {
      await run(String(ctx.params.id))
      ctx.body = {}
    })
  return { router, get, post: write('post'), put: write('put'), remove }
}

type Routes = ReturnType<typeof jsonRoutes>

function twilioRoutes({ get, post, put }: Routes, { twilio }: SandboxControls): void {
  post('/sandbox/senders', Twilio.SenderRegistration, twilio.registerSender)
  get('/sandbox/senders', Nothing, twilio.senders)
  post('/sandbox/inbound', Twilio.CustomerMessage, twilio.inbound)
  get('/sandbox/messages', Twilio.MessageFilter, twilio.messages)
  post('/sandbox/read', Twilio.ReadReceipt, twilio.markRead)
  post('/sandbox/accept-held', Nothing, twilio.acceptHeld)
  get('/sandbox/typings', Nothing, twilio.typings)
  put('/sandbox/window', Twilio.WindowSetting, twilio.setWindow)
  put('/sandbox/content-approval', Twilio.ContentApproval, twilio.setContentApproval)
}

function darajaRoutes({ router, get, post, put, remove }: Routes, { daraja }: SandboxControls): void {
  post('/sandbox/daraja/apps', Daraja.DarajaApp, daraja.registerApp)
  put('/sandbox/daraja/phones', Daraja.PhoneSetting, daraja.setPhone)
  put('/sandbox/daraja/script', Daraja.StkScript, daraja.script)
  get('/sandbox/prompts', z.strictObject({ msisdn: Daraja.Msisdn.optional() }), daraja.prompts)
  get('/sandbox/pushes', Daraja.PushFilter, daraja.pushes)
  get('/sandbox/pushes/refused', Nothing, daraja.refusedPushes)
  post('/sandbox/daraja/revoke-tokens', Nothing, daraja.revokeTokens)
  put('/sandbox/daraja/c2b', C2b.C2bSetting, daraja.setC2b)
  get('/sandbox/daraja/c2b', Nothing, daraja.c2bShops)
  post('/sandbox/daraja/c2b/payments', C2b.HandPayment, daraja.payC2b)
  post('/sandbox/daraja/forgeries', Forgery, daraja.forge)
  put('/sandbox/daraja/books', BooksSetting, daraja.setBooks)
  get('/sandbox/daraja/ledger', LedgerFilter, daraja.ledger)
  get('/sandbox/daraja/receipt-requests', LedgerFilter, daraja.receiptRequests)
  get('/sandbox/daraja/certificate', Nothing, daraja.certificate)
  remove('/sandbox/daraja/script', daraja.clearScripts)
  router.post('/sandbox/prompts/:id', async (ctx) => {
    const answer = parseInput(Daraja.PromptAnswer, await readJson(ctx.req))
    ctx.body = await daraja.answerPrompt(String(ctx.params.id), answer)
  })
}

function pesapalRoutes({ router, get, post }: Routes, { pesapal }: SandboxControls): void {
  post('/sandbox/pesapal/shops', Pesapal.PesapalShop, pesapal.registerShop)
  get('/sandbox/pesapal/orders', Pesapal.OrderFilter, pesapal.orders)
  get('/sandbox/pesapal/ipn-urls', Nothing, pesapal.ipnUrls)
  post('/sandbox/pesapal/revoke-tokens', Nothing, pesapal.revokeTokens)
  router.post('/sandbox/pesapal/orders/:id/pay', async (ctx) => {
    const attempt = parseInput(Pesapal.CardTry, await readJson(ctx.req))
    ctx.body = await pesapal.pay(String(ctx.params.id), attempt)
  })
  router.post('/sandbox/pesapal/orders/:id/reverse', async (ctx) => {
    const reversal = parseInput(Pesapal.Reversal, await readJson(ctx.req))
    ctx.body = await pesapal.reverse(String(ctx.params.id), reversal)
  })
}

function modelRoutes({ get, post }: Routes, { model }: SandboxControls): void {
  post('/sandbox/model/keys', ModelKey, model.registerKey)
  get('/sandbox/model/totals', Nothing, model.totals)
}

function searchControlRoutes({ get, put }: Routes, { search }: SandboxControls): void {
  put('/sandbox/search/pages', z.array(SearchPage), search.setPages)
  get('/sandbox/search/queries', Nothing, search.queries)
}

function tripRoutes({ get, put, remove }: Routes, { weather, trips }: SandboxControls): void {
  put('/sandbox/weather/days', WeatherSetting, weather.setDay)
  put('/sandbox/weather/horizon', WeatherHorizon, weather.setHorizon)
  get('/sandbox/weather/asked', Nothing, weather.asked)
  remove('/sandbox/weather', weather.clear)
  put('/sandbox/trips/key', Trips.SourceKey, trips.setKey)
  put('/sandbox/trips/prices', Trips.PriceSetting, trips.setPrice)
  put('/sandbox/trips/closed', Trips.Closing, trips.close)
  put('/sandbox/trips/withdrawn', Trips.Withdrawal, trips.withdraw)
  get('/sandbox/trips/asked', Nothing, trips.asked)
  remove('/sandbox/trips', trips.clear)
}

function faultRoutes({ get, post, put, remove }: Routes, { faults }: SandboxControls): void {
  get('/sandbox/faults', Nothing, faults.list)
  post('/sandbox/faults', FaultRule, faults.add)
  put('/sandbox/faults', z.array(FaultRule), faults.set)
  remove('/sandbox/faults', faults.clear)
  remove('/sandbox/faults/:id', faults.remove)
}

/** Parses what came in; throws a 400 refusal that lists every problem. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw refusal(400, z.prettifyError(parsed.error))
  return parsed.data
}
