import { ruleNode } from '../../core/rule-node.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import { isCheckoutAct } from '../checkout/acts.ts'
import { isCheckoutPending } from '../checkout/pending.ts'
import { workOn } from '../desk/work-on.ts'
import { isSalesPending } from '../pending.ts'
import { type Planning, planTasks } from '../plan.ts'
import { askedOf } from '../question.ts'
import { askToCancel, takeUpOrder } from '../take-up-order.ts'
import { isWish, type Task } from '../tasks.ts'

/** Turns the acts of this journey into tasks and does what needs nothing read. Acts of the checkout are left to it. */
export const salesPlanNode = ruleNode((before, turn) => {
  const taken = takeUpOrder(before)
  const state = { ...before, ...taken }
  const acts = state.acts.filter((act) => !isCheckoutAct(act, state.pending))
  if (state.acts.length === 0 && state.pending === null) return begun(state)
  const tasks = planTasks(planningOf(state, acts))
  const note = tasks.map((task) => task.do).join(', ')
  turn.steps.push({ node: 'sales_plan', kind: 'rule', ms: 0, note: note === '' ? 'nothing of its own to do' : note })
  const opened = tasks.some(isWish) ? { openLines: [] } : {}
  const planned: TurnPatch = { ...taken, ...opened, tasks }
  const worked = { ...planned, ...workOn({ ...state, ...planned }, turn) }
  return askToCancel(before, worked) ?? worked
})

/** Chosen from a menu: what is looked for is asked. */
function begun(state: TurnState): TurnPatch {
  return state.cart.length > 0 && state.paymentRequestId === null
    ? { cartChanged: true, tasks: [] as Task[] }
    : { pending: { kind: 'narrow_query', asked: 'what' }, asks: true, tasks: [] }
}

function planningOf(state: TurnState, acts: Planning['acts']): Planning {
  const { cart, paymentRequestId, openLines, search, lastCatalogResults, salient } = state
  const pending = state.pending !== null && isSalesPending(state.pending) ? state.pending : null
  return {
    acts,
    asks: pending !== null && !isCheckoutPending(pending),
    choices: pending === null ? lastCatalogResults.length : askedOf(pending, state).choices.length,
    cart,
    paymentRequestId,
    openLines,
    search,
    salient,
    lastCatalogResults: pending?.kind === 'pick_item' ? pending.options : lastCatalogResults,
    line: pending?.kind === 'pick_item' ? pending.line : null,
    opened: pending?.kind === 'choose_option' ? pending : null,
    short: pending?.kind === 'choose_quantity' ? pending : null,
  }
}
