import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { findQueued, queueReply, reachOf, templateText } from '../messaging/index.ts'
import { listTemplates } from '../templates/index.ts'
import { readSettings } from '../tenancy/index.ts'
import { insistOnOwner } from './insist-on-owner.ts'

const HOLE = /\{\{\s*([1-9]\d?)\s*\}\}/g

/**
 * Says an approved template as the person who owns the conversation, which a closed window lets through. Throws `not_found`,
 * `conflict` for whoever does not own it, and `invalid_input` for a template that is not approved in a language of hers and for
 * a slot without a value.
 */
export async function sendTemplate(
  ctx: Ctx,
  input: { conversationId: string; name: string; slots: Record<string, string> },
): Promise<{ outcome: 'queued'; messageId: string } | { outcome: 'opted_out' }> {
  const { conversationId, name, slots } = input
  return ctx.transaction(async (ctx) => {
    await insistOnOwner(ctx, conversationId)
    if ((await reachOf(ctx, conversationId)).optedOut) return { outcome: 'opted_out' }
    const { language, body } = await approved(ctx, conversationId, name)
    const missing = [...body.matchAll(HOLE)].find(([, number = '']) => (slots[number] ?? '').trim() === '')
    if (missing) throw new AppError('invalid_input', `slots: ${missing[0]} of this template has no value`)
    const dedupeKey = `person:${conversationId}:${ctx.ids.uuid()}`
    const kept = Object.fromEntries(
      Object.entries(slots).map(([slot, value]) => [slot, ctx.ports.secrets.read(value).text]),
    )
    await queueReply(ctx, {
      ...{ conversationId, author: 'human', kind: 'reply', menu: null, dedupeKey },
      text: templateText(body, { slots: kept }),
      template: { name, slots: kept, language },
    })
    const queued = await findQueued(ctx, dedupeKey)
    if (!queued) throw new Error('a template was queued and is not there')
    await recordAudit(ctx, {
      action: 'conversation.person_replied',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { messageId: queued.id, template: name },
    })
    return { outcome: 'queued', messageId: queued.id }
  })
}

/** The template in her language, else in the shop's. */
async function approved(ctx: TxCtx, conversationId: string, name: string): Promise<{ language: string; body: string }> {
  const { defaultLanguage } = await readSettings(ctx)
  const { language, customer } = await ctx.tx.conversation.findUniqueOrThrow({
    where: { tenantId_id: { tenantId: ctx.tenantId, id: conversationId } },
    select: { language: true, customer: { select: { languagePref: true } } },
  })
  const known = (await listTemplates(ctx)).filter((one) => one.name === name && one.status === 'approved')
  const wanted = [customer.languagePref ?? language, defaultLanguage]
  const found = wanted.flatMap((one) => known.filter((template) => template.language === one))[0]
  if (!found) throw new AppError('invalid_input', `name: no template "${name}" is approved in a language of hers`)
  return found
}
