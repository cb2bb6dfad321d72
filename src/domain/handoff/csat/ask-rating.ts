import type { TxCtx } from '../../context.ts'
import { noticeTemplate, queueReply, reachOf } from '../../messaging/index.ts'
import type { Menu } from '../../messaging/schemas.ts'
import { listTemplates } from '../../templates/index.ts'
import { readSettings } from '../../tenancy/index.ts'
import type { SurveyAsked } from '../schemas.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const SCORES = ['5', '4', '3', '2', '1'] as const

/**
 * Asks the customer in her language how a person helped her, in the transaction in which that ended: once per ticket, once in a week,
 * never after STOP, and through a closed window only where a template for it is approved.
 * @param input.ticketId that of the help, null where it had none
 */
export async function askRating(
  ctx: TxCtx,
  input: { conversationId: string; ticketId: string | null; personId: string },
): Promise<SurveyAsked> {
  const { conversationId, ticketId, personId } = input
  const settings = await readSettings(ctx)
  if (!settings.inbox.csat) return 'off'
  const { customerId, language, shop } = await whom(ctx, conversationId, settings.defaultLanguage)
  const now = ctx.clock.now()
  const lately = { customerId, askedAt: { gt: new Date(now.getTime() - WEEK_MS) } }
  const before = ticketId === null ? [lately] : [lately, { ticketId }]
  const { tenantId } = ctx
  if ((await ctx.tx.csatAnswer.count({ where: { tenantId, OR: before } })) > 0) return 'asked_lately'
  const { optedOut, closesAt } = await reachOf(ctx, conversationId)
  if (optedOut) return 'opted_out'
  if (closesAt !== null && closesAt <= now && !(await isApproved(ctx, language))) return 'window_closed'
  const id = ctx.ids.uuid()
  await ctx.tx.csatAnswer.create({
    data: { tenantId, id, conversationId, customerId, ticketId, personId, askedAt: now },
    select: { id: true },
  })
  await queueReply(ctx, {
    ...{ conversationId, author: 'system', kind: 'handoff', dedupeKey: `rating:${id}` },
    text: ctx.ports.sentences.say('rating_ask', language, { shop }),
    menu: scoresIn(ctx, language, id),
    template: noticeTemplate('rating_ask', { shop }, language),
  })
  return 'asked'
}

async function whom(ctx: TxCtx, conversationId: string, defaultLanguage: string) {
  const { customerId, language, customer } = await ctx.tx.conversation.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: conversationId } },
    select: { customerId: true, language: true, customer: { select: { languagePref: true } } },
  })
  const { name: shop } = await ctx.tx.tenant.findUniqueOrThrow({
    where: { id: ctx.tenantId },
    select: { name: true },
  })
  return { customerId, shop, language: customer.languagePref ?? language ?? defaultLanguage }
}

async function isApproved(ctx: TxCtx, language: string): Promise<boolean> {
  const known = await listTemplates(ctx)
  return known.some((one) => one.name === 'rating_ask' && one.language === language && one.status === 'approved')
}

function scoresIn(ctx: TxCtx, language: string, ratingId: string): Menu {
  const options = SCORES.map((score) => ({
    id: `rating:${ratingId}:${score}`,
    title: ctx.ports.sentences.say(`rating_${score}`, language, {}),
    description: null,
  }))
  return { kind: 'list', button: ctx.ports.sentences.say('rating_button', language, {}), options }
}
