import * as inbox from '../../domain/inbox/index.ts'
import * as contract from '../contract/inbox-bulk.ts'
import { type Api, serve } from '../serve/serve.ts'

/** What is done with many conversations at once. */
export function serveBulk(api: Api): void {
  serve(api, contract.changeConversations, async (ctx, { body }) => {
    const outcomes = await inbox.changeConversations(ctx, {
      conversationIds: body.ids,
      action: actionOf(body.action),
    })
    return {
      outcomes: outcomes.map(({ conversationId, outcome, reason }) => ({
        ...{ conversation_id: conversationId, outcome, reason },
      })),
    }
  })
}

function actionOf(action: contract.BulkAction): inbox.BulkAction {
  switch (action.kind) {
    case 'assign':
      return { kind: 'assign', assigneeId: action.user_id }
    case 'snooze':
      return { kind: 'snooze', until: new Date(action.until) }
    default:
      return action
  }
}
