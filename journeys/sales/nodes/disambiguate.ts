import { sayPrices } from '../../../prompts/copy/format.ts'
import { optionQuestion } from '../../../prompts/copy/option-question.ts'
import type { Variant } from '../../../src/domain/catalog/schemas.ts'
import { ruleNode } from '../../core/rule-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnState } from '../../turn-state.ts'
import { optionOf } from '../choose/option-values.ts'
import { itemPicture } from '../item-picture.ts'
import { optionMenu } from '../option-menu.ts'
import { sayChoice } from '../say-value.ts'
import { TOLD } from '../told.ts'

/** Confirms the item and asks for the one detail that is open, from what is in stock. */
export const productDisambiguateNode = ruleNode((state, turn) => {
  const { item, pending } = asking(state)
  const language = state.responseLanguage
  const said = (value: string) => sayChoice(value, language)
  const text = optionQuestion({
    language,
    name: pending.quantity !== null && pending.quantity > 1 ? `${pending.quantity} x ${item.name}` : item.name,
    brand: item.brand,
    price: sayPrices(item.variants.filter((variant) => fits(variant, pending.chosen)).map(({ price }) => price)),
    chosen: Object.values(pending.chosen).map(said),
    gone: state.gone?.map(said).join(' / ') ?? null,
    option: pending.option,
    choices: pending.choices.map(said),
  })
  const media = itemPicture(state)
  addReply(turn, [...state.said, text].join('\n'), {
    kind: state.replyKind,
    menu: optionMenu(pending.choices, language),
    media,
  })
  return media === null ? TOLD : { ...TOLD, picturedItemId: item.itemId }
})

function asking({ items, pending }: TurnState) {
  const item = pending?.kind === 'choose_option' ? items.find(({ itemId }) => itemId === pending.itemId) : undefined
  if (item === undefined || pending?.kind !== 'choose_option') throw new Error('no option is open')
  return { item, pending }
}

function fits(variant: Variant, chosen: Record<string, string>): boolean {
  return variant.available > 0 && Object.entries(chosen).every(([option, value]) => optionOf(variant, option) === value)
}
