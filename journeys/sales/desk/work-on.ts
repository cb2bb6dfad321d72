import type { TurnContext } from '../../turn-context.ts'
import type { TurnPatch, TurnState } from '../../turn-state.ts'
import type { Task } from '../tasks.ts'
import { closeDesk, openDesk } from './desk.ts'
import { doTask } from './do-task.ts'

const COMPARED = 3
/** As many as a list shows. */
const LISTED = 6

/** Does the tasks in order, up to one that needs an item which is not read yet, or a search. */
export function workOn(state: TurnState, turn: TurnContext): TurnPatch {
  const desk = openDesk(state, turn)
  let { tasks } = state
  for (let [task] = tasks; task !== undefined; [task] = tasks) {
    if (task.do === 'find' || unreadFor(task, { ...state, ...desk.now }).length > 0) break
    tasks = tasks.slice(1)
    doTask(task, desk)
  }
  return { ...closeDesk(desk), tasks }
}

/** The items that the tasks up to the next search need, and that this turn has not tried to read. */
export function unreadItems(state: TurnState): string[] {
  const search = state.tasks.findIndex((task) => task.do === 'find')
  const tasks = search < 0 ? state.tasks : state.tasks.slice(0, search)
  return [...new Set(tasks.flatMap((task) => unreadFor(task, state)))]
}

function unreadFor(task: Task, { cart, salient, items, unreadable }: TurnState): string[] {
  const needed = itemsFor(task, cart, salient)
  return needed.filter((id) => !unreadable.includes(id) && items.every(({ itemId }) => itemId !== id))
}

function itemsFor(task: Task, cart: TurnState['cart'], salient: readonly string[]): readonly string[] {
  switch (task.do) {
    case 'take':
      return [task.itemId]
    case 'answer':
      return task.wanted.itemIds.slice(0, task.wanted.exact ? 1 : LISTED)
    case 'show_cart':
      return cart.map(({ itemId }) => itemId)
    case 'compare':
      return task.wanted.itemIds.slice(0, COMPARED)
    case 'amount':
      return task.line === null ? salient.slice(0, 1) : [cart[task.line]?.itemId ?? []].flat()
    case 'values':
      return [cart[task.line]?.itemId ?? []].flat()
    default:
      return []
  }
}
