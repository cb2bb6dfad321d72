import type { DialogueContext } from '../dialogue-context.ts'
import type { Act } from '../reading.ts'
import { NOTHING_WANTED } from './wanted.ts'

const ITEM = 'item:'
const VALUE = 'opt:'

/** The value behind a choice of the question that asks for an option. */
export function valueBehind(choiceId: string): string {
  return choiceId.startsWith(VALUE) ? choiceId.slice(VALUE.length) : choiceId
}

/** What a tap on one of our own choices does. A row of a list that is no longer the one shown is only a choice by its id. */
export function readTap(id: string, { asked, shown }: DialogueContext): Act {
  const item = id.startsWith(ITEM) ? shown[Number(id.slice(ITEM.length)) - 1] : undefined
  if (item !== undefined) return { act: 'pick', wanted: { ...NOTHING_WANTED, itemIds: [item], exact: true } }
  if (id.startsWith(VALUE) && asked?.kind === 'option' && asked.itemId !== null) {
    const values = [{ option: asked.option, value: valueBehind(id) }]
    return { act: 'pick', wanted: { ...NOTHING_WANTED, itemIds: [asked.itemId], exact: true, values } }
  }
  return { act: 'choose', id }
}
