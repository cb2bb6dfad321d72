import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import type { Ctx } from '../../domain/context.ts'
import { type ShareLinks, sharePage, takeOpenShare } from '../../domain/payments/index.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { nameOfAddress } from '../chat/message-limit.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'
import { clientAddress } from '../webhooks/client-address.ts'
import { saySharePage } from './say-share-page.ts'
import { SHARE_PAGE_HEADERS, sharePageHtml } from './share-page-html.ts'

export interface SharePageDeps {
  links: ShareLinks
  ctxFor: (tenantId: string) => Ctx
  trustedProxies: readonly string[]
}

const PATH = '/pay/:token'
const Said = z.enum(['asked', 'not_a_number', 'prompt_open', 'taken', 'by_hand_only', 'over', 'busy'])
const Taken = z.object({ place: z.coerce.number().int().min(1).max(99), phone: z.string().max(20) })

type Rate = { burst: number; perSecond: number }

/** Looks of one address, prompts that one address asks for, and those of one sharing. */
const LOOKS = { burst: 60, perSecond: 1 }
const ASKS_OF_ADDRESS = { burst: 5, perSecond: 5 / 600 }
const ASKS_OF_PLAN = { burst: 20, perSecond: 20 / 3_600 }

/**
 * GET /pay/:token: the page of an order that several people pay, for whoever has its address; 404 for an address that was
 * never ours. POST there with `place` and `phone`: a prompt for that open share, then back to the page (303), which also says when
 * that was too often; 429 for too many looks.
 */
export function sharePageRoutes(deps: SharePageDeps): Router {
  const router = new Router()
  router.get(PATH, (http) => show(deps, http))
  router.post(PATH, (http) => take(deps, http))
  return router
}

async function show(deps: SharePageDeps, http: Context): Promise<void> {
  const { ctx, planId, address } = openLink(deps, http)
  const { granted, waitMs } = await ctx.ports.limiter.take(ctx.tenantId, `share-page:${address}`, LOOKS)
  if (!granted) throw tooMany(http, waitMs)
  const page = await sharePage(ctx, { planId })
  const said = Said.safeParse(http.query.said)
  const language = languageOf(http, page?.language ?? 'en')
  const say = saySharePage(ctx, language)
  http.status = page === null ? 404 : 200
  http.type = 'text/html; charset=utf-8'
  const told = said.success ? say(`share_page_said_${said.data}`) : null
  http.body = sharePageHtml(page, { path: http.path, language, said: told }, say)
}

async function take(deps: SharePageDeps, http: Context): Promise<void> {
  const { ctx, planId, address } = openLink(deps, http)
  const form = Taken.safeParse(Object.fromEntries(new URLSearchParams(await readRawBody(http, 2_048))))
  if (!form.success) throw new HttpError('malformed', 'The form names no share.')
  const { place: position, phone } = form.data
  const isFree = await mayAsk(ctx, [
    [`share-ask:${address}`, ASKS_OF_ADDRESS],
    [`share-ask:${planId}`, ASKS_OF_PLAN],
  ])
  const said = isFree ? await takeOpenShare(ctx, { planId, position, phone }) : 'busy'
  http.status = 303
  http.set('location', `${http.path}?lang=${languageOf(http, 'en')}&said=${said}`)
}

/** Takes a place of each, as long as there are any. */
async function mayAsk({ tenantId, ports }: Ctx, places: readonly [name: string, rate: Rate][]): Promise<boolean> {
  for (const [name, rate] of places) {
    if (!(await ports.limiter.take(tenantId, name, rate)).granted) return false
  }
  return true
}

function openLink(deps: SharePageDeps, http: Context): { ctx: Ctx; planId: string; address: string } {
  // Also what is nobody's: an address with a token in it must not leave the browser with its next request.
  http.set(SHARE_PAGE_HEADERS)
  const plan = deps.links.open(String(http.params.token))
  if (plan === null) throw new HttpError('not_found', 'There is nothing at this address.')
  const source = clientAddress(http.req.socket.remoteAddress, http.get('x-forwarded-for'), deps.trustedProxies)
  return { ctx: deps.ctxFor(plan.tenantId), planId: plan.planId, address: nameOfAddress(source) }
}

function languageOf(http: Context, otherwise: string): SpokenLang {
  return SpokenLang.catch(SpokenLang.catch('en').parse(otherwise)).parse(http.query.lang)
}

function tooMany(http: Context, waitMs: number): HttpError {
  http.set('retry-after', String(Math.ceil(waitMs / 1000)))
  return new HttpError('too_many', 'Too many looks. Wait a moment, then try again.')
}
