import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { catalogGetItem } from '../../../tools/catalog-get-item.ts'
import { callTool } from '../../core/call-tool.ts'
import { stepNode } from '../../core/step-node.ts'
import { afterToolFailure, TOOL_ANSWERED } from '../../core/tool-errors.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../../turn-state.ts'
import { unreadItems, workOn } from '../desk/work-on.ts'

/**
 * Reads every item that the tasks need, and goes on with the tasks. Each in a transaction of its own: one around them all
 * would wait for a read that its tool has given up long ago.
 */
export const catalogGetItemNode = stepNode(async (state, turn) => {
  const { items, failures, unread } = await readItems(unreadItems(state), turn)
  const [failure] = failures.filter(({ code }) => code !== 'not_found')
  const health: TurnPatch = failure === undefined ? TOOL_ANSWERED : afterToolFailure(state, failure)
  const read: TurnPatch = {
    items: [...state.items, ...items],
    unreadable: [...state.unreadable, ...unread],
  }
  const now: TurnState = { ...state, ...health, ...read }
  return { ...health, ...read, ...workOn(now, turn) }
})

async function readItems(ids: readonly string[], turn: TurnContext) {
  const items: ItemDetail[] = []
  const failures: ToolFailure[] = []
  const unread: string[] = []
  for (const item_id of ids) {
    const result = await callTool(catalogGetItem, { item_id }, turn, { untrusted: false })
    if (result.ok) items.push(result.output.item)
    else {
      failures.push(result.failure)
      unread.push(item_id)
    }
  }
  return { items, failures, unread }
}
