import { sendTemplate } from '../../domain/handoff/index.ts'
import * as inbox from '../../domain/inbox/index.ts'
import * as contract from '../contract/composer.ts'
import { HttpError } from '../http-error.ts'
import { type Api, serve } from '../serve/serve.ts'
import { scheduledWire } from './inbox.wire.ts'

/** What a person writes and has not sent. */
export function serveComposer(api: Api): void {
  serve(api, contract.saveComposer, async (ctx, { params, body }) => {
    const { outcome, ...kept } = await inbox.saveComposer(ctx, { conversationId: params.id, ...body })
    if (outcome === 'saved') return kept
    const message = 'Another of your devices has written here since: go on from what it wrote.'
    throw new HttpError('stale_version', message, { more: { current: kept } })
  })
  serve(api, contract.sendTemplate, async (ctx, { params, body }) => {
    const said = await sendTemplate(ctx, { conversationId: params.id, ...body })
    if (said.outcome === 'queued') return { message_id: said.messageId }
    throw new HttpError('opted_out', 'She said STOP, so nothing was queued. Only her START opens this chat again.')
  })
  serve(api, contract.scheduleMessage, async (ctx, { params, body }) => ({
    scheduled: scheduledWire(
      await inbox.scheduleMessage(ctx, { conversationId: params.id, text: body.text, at: new Date(body.at) }),
    ),
  }))
  serve(api, contract.cancelScheduled, async (ctx, { params }) => {
    await inbox.cancelScheduled(ctx, { scheduledId: params.id })
    return { scheduled_id: params.id }
  })
}
