import { sayMoney } from '../../../prompts/copy/format.ts'
import { productDisambiguate } from '../../../prompts/product-disambiguate/index.ts'
import type { ItemDetail, Variant } from '../../../src/domain/catalog/schemas.ts'
import { promptNode } from '../../core/prompt-node.ts'
import { addReply } from '../../replies.ts'
import type { TurnState } from '../../turn-state.ts'
import { itemPicture } from '../item-picture.ts'
import { optionMenu } from '../option-menu.ts'
import { optionOf } from '../option-values.ts'
import { sayChoice } from '../say-value.ts'

/** Confirms the item and asks for the one detail that is open, from what is in stock. */
export const productDisambiguateNode = promptNode(productDisambiguate, {
  vars: (state, turn) => {
    const { item, pending } = asking(state)
    const language = state.responseLanguage
    const said = (value: string) => sayChoice(value, language)
    const gone = state.sales?.gone?.map(said).join(' / ') ?? null
    if (gone !== null) turn.facts.literals.push(gone)
    turn.facts.values.push({ quantity: pending.quantity })
    const fitting = item.variants.filter((variant) => fits(variant, pending.chosen))
    return {
      language,
      name: pending.quantity > 1 ? `${pending.quantity} x ${item.name}` : item.name,
      brand: item.brand,
      description: item.description,
      price: priceOf(fitting),
      chosen: Object.values(pending.chosen).map(said),
      gone,
      option: pending.option,
      choices: pending.choices.map(said),
    }
  },
  check: (text, state) => {
    const said = asking(state).pending.choices.map((value) => sayChoice(value, state.responseLanguage))
    const missing = said.filter((value) => !text.toLowerCase().includes(value.toLowerCase()))
    return missing.length === 0 ? null : `these choices are missing: ${missing.join(', ')}`
  },
  keep: (text, state, turn) => {
    const { item, pending } = asking(state)
    addReply(turn, text, { menu: optionMenu(pending.choices, state.responseLanguage), media: itemPicture(state) })
    return { picturedItemId: item.itemId }
  },
})

function asking({ item, pending }: TurnState) {
  if (item === null || pending?.kind !== 'choose_option') throw new Error('no option is open')
  return { item, pending }
}

function fits(variant: Variant, chosen: Record<string, string>): boolean {
  return variant.available > 0 && Object.entries(chosen).every(([option, value]) => optionOf(variant, option) === value)
}

function priceOf(variants: readonly ItemDetail['variants'][number][]): string {
  const prices = variants.map(({ price }) => price).sort((a, b) => a.amountMinor - b.amountMinor)
  const [low, high] = [prices[0], prices.at(-1)]
  if (low === undefined || high === undefined) return ''
  return low.amountMinor === high.amountMinor ? sayMoney(low) : `${sayMoney(low)} - ${sayMoney(high)}`
}
