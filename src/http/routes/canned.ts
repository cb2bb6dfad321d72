import * as inbox from '../../domain/inbox/index.ts'
import * as contract from '../contract/canned.ts'
import { LEADS } from '../contract/roles.ts'
import { HttpError } from '../http-error.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'

/** Sentences that people use again. */
export function serveCanned(api: Api): void {
  serve(api, contract.listCanned, async (ctx) => ({ canned: (await inbox.listCanned(ctx)).map(cannedWire) }))
  serve(api, contract.createCanned, async (ctx, { body }) => {
    if (body.shared && !mayShare(ctx)) {
      throw new HttpError('forbidden', 'Only a manager or the owner keeps replies for everybody.')
    }
    return { canned: cannedWire(await inbox.createCanned(ctx, body)) }
  })
  serve(api, contract.changeCanned, async (ctx, { params, body }) => {
    const changed = await inbox.changeCanned(ctx, { cannedId: params.id, mayShared: mayShare(ctx), ...body })
    return { canned: cannedWire(changed) }
  })
  serve(api, contract.deleteCanned, async (ctx, { params }) => {
    await inbox.deleteCanned(ctx, { cannedId: params.id, mayShared: mayShare(ctx) })
    return { canned_id: params.id }
  })
  serve(api, contract.fillCanned, async (ctx, { params, query }) =>
    inbox.fillCanned(ctx, { cannedId: params.id, conversationId: query.conversation_id }),
  )
}

function mayShare({ principal }: StaffCtx): boolean {
  return LEADS.some((role) => role === principal.role)
}

function cannedWire({
  cannedId,
  ownerId,
  shortcut,
  texts,
  version,
  updatedAt,
}: inbox.CannedReply): contract.CannedWire {
  return {
    ...{ canned_id: cannedId, shared: ownerId === null, shortcut, texts, version },
    updated_at: updatedAt.toISOString(),
  }
}
