import Router from '@koa/router'
import type { Context } from 'koa'
import type { CardPageKey, Ctx, Log } from '../../domain/context.ts'
import {
  type CardNotice,
  type CardPage,
  type CardProvider,
  callbackTokenHash,
  cardPage,
  type HookPurpose,
  recordCardNotification,
} from '../../domain/payments/index.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { HttpError } from '../http-error.ts'
import { readRawBody } from '../raw-body.ts'
import { PAGE_HEADERS, type PageContent, pageHtml } from './card-page-html.ts'

export interface CardWebhookDeps {
  /** The account whose address for this purpose has this token: the only thing that says which shop is meant. */
  findPaymentHook: (tokenHash: string, purpose: HookPurpose) => Promise<{ tenantId: string; accountId: string } | null>
  card: Pick<CardProvider, 'readNotice'>
  ctxFor: (tenantId: string) => Ctx
  log: Log
}

const PATH = '/webhooks/payments/card/:token'
/** Lower-case hex, at least 128 bits: nothing else was ever handed out, so nothing else is looked up. */
const TOKEN = /^[0-9a-f]{32,128}$/

/**
 * GET and POST /webhooks/payments/card/:token/ipn. 200 in the provider's own form once the notification is stored, also
 * for an order nobody knows; 404 unknown token, 400 no order named, 413 over 64 KiB, 503 when nothing can be stored.
 * GET …/return and …/cancelled: the pages the payer's browser comes back to. They show our own rows and believe nothing
 * of the address but which link it is about.
 */
export function cardWebhooks(deps: CardWebhookDeps): Router {
  const router = new Router()
  router.get(`${PATH}/ipn`, (http) => takeNotification(deps, http, ''))
  router.post(`${PATH}/ipn`, async (http) => takeNotification(deps, http, await readRawBody(http)))
  router.get(`${PATH}/return`, (http) => showPage(deps, http, 'return'))
  router.get(`${PATH}/cancelled`, (http) => showPage(deps, http, 'cancelled'))
  return router
}

async function takeNotification(deps: CardWebhookDeps, http: Context, body: string): Promise<void> {
  const hook = await findHook(deps, http, 'card_notification')
  const reading = deps.card.readNotice(http.querystring, body)
  if (reading.outcome === 'malformed') {
    deps.log.warn('card_notification_malformed', { ...hook, problem: reading.problem })
    throw new HttpError('malformed', 'The notification names no order.')
  }
  const { notice, raw } = reading
  try {
    const found = await recordCardNotification(deps.ctxFor(hook.tenantId), { accountId: hook.accountId, notice, raw })
    deps.log[found ? 'info' : 'warn'](found ? 'card_notification' : 'card_notification_unknown', { ...hook, ...found })
    http.body = answerTo(notice, 200)
  } catch (error) {
    deps.log.error('card_notification_not_stored', {
      ...hook,
      problem: error instanceof Error ? error.message : String(error),
    })
    http.status = 503
    http.body = answerTo(notice, 500)
  }
}

/** The provider reads its own three values back; `status` 500 asks for another try. */
function answerTo({ type, trackingId, reference }: CardNotice, status: 200 | 500): object {
  return { orderNotificationType: type, orderTrackingId: trackingId, orderMerchantReference: reference, status }
}

async function showPage(deps: CardWebhookDeps, http: Context, kind: 'return' | 'cancelled'): Promise<void> {
  // Also what is nobody's: an address with a token in it must not leave the browser with its next request.
  http.set(PAGE_HEADERS)
  const hook = await findHook(deps, http, 'card_return')
  // The provider may append its own values with a second question mark.
  const query = new URLSearchParams(http.querystring.replace(/\?/g, '&'))
  const reference = /^[A-Z0-9-]{1,50}$/.exec(query.get('ref') ?? '')?.[0] ?? ''
  const language = SpokenLang.catch('en').parse(query.get('lang'))
  const ctx = deps.ctxFor(hook.tenantId)
  const page = reference === '' ? null : await cardPage(ctx, { reference })
  const loads = Math.min(Math.max(0, Math.trunc(Number(query.get('n'))) || 0), MOST_LOADS)
  http.status = page ? 200 : 404
  http.type = 'text/html; charset=utf-8'
  http.body = pageHtml(contentOf(ctx, page, { kind, language, path: http.path, reference, loads }))
}

const MOST_LOADS = 40

interface Visit {
  kind: 'return' | 'cancelled'
  language: SpokenLang
  path: string
  reference: string
  loads: number
}

function contentOf(ctx: Ctx, page: CardPage | null, visit: Visit): PageContent {
  const { language } = visit
  const slots = { amount: page?.amount ?? '', reference: page?.orderReference ?? '' }
  const say = (key: CardPageKey) => ctx.ports.sentences.say(key, language, slots)
  const shown = shownState(page, visit.kind)
  return {
    language,
    mood: MOOD[shown],
    shopName: page?.shopName ?? '',
    title: say(`card_page_${shown}_title`),
    text: say(`card_page_${shown}_text`),
    back: page ? { href: talkAddress(ctx, page), label: say('card_page_back') } : null,
    again: page && visit.kind === 'return' ? nextLoad(page, visit) : null,
  }
}

/** Where the talk goes on. */
function talkAddress({ publicBaseUrl }: Ctx, { channel: { kind, address } }: CardPage): string {
  switch (kind) {
    case 'whatsapp':
      return `https://wa.me/${address.replace(/\D/g, '')}`
    case 'web':
      return `${publicBaseUrl}/w/${address.replace('web:', '')}/`
  }
}

type Shown = CardPage['state'] | 'gave_up' | 'unknown'

const MOOD: Record<Shown, PageContent['mood']> = {
  checking: 'waiting',
  paid: 'good',
  failed: 'bad',
  closed: 'plain',
  review: 'plain',
  gave_up: 'plain',
  unknown: 'plain',
}

function shownState(page: CardPage | null, kind: Visit['kind']): Shown {
  if (page === null) return 'unknown'
  const isUnpaid = page.state === 'checking' || page.state === 'failed'
  return kind === 'cancelled' && isUnpaid ? 'gave_up' : page.state
}

/** Quick at first, slower later, and not for ever: the chat gets the answer anyway. */
function nextLoad(page: CardPage, { path, reference, language, loads }: Visit): PageContent['again'] {
  const mayChange = page.state === 'checking' || page.state === 'failed'
  if (!mayChange || loads >= MOST_LOADS) return null
  return { href: `${path}?ref=${reference}&lang=${language}&n=${loads + 1}`, seconds: Math.min(2 + loads, 15) }
}

async function findHook(
  deps: CardWebhookDeps,
  http: Context,
  purpose: HookPurpose,
): Promise<{ tenantId: string; accountId: string }> {
  const token = String(http.params.token ?? '')
  const hook = TOKEN.test(token) ? await deps.findPaymentHook(callbackTokenHash(token), purpose) : null
  if (!hook) throw new HttpError('unknown_token', 'Nothing is expected at this address.')
  return { tenantId: hook.tenantId, accountId: hook.accountId }
}
