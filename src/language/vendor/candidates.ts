import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Act, Reading } from '../reading.ts'

/** More than a list of a chat shows, few enough to be read. */
const MOST = 24
const PER_ACT = 6

/**
 * The items that a message may mean, in the order in which a model is shown them, numbered from 1. Those of the list shown
 * last come first, so that "the second" is number 2 for the customer and for the model.
 */
export function candidatesFor({ acts }: Pick<Reading, 'acts'>, context: DialogueContext, shop: ShopIndex): string[] {
  const linked = acts.flatMap((act) => wantedIn(act).slice(0, PER_ACT))
  const inCart = context.cart.map(({ itemId }) => itemId)
  const asked = context.asked?.itemId ?? null
  const others = [...(asked === null ? [] : [asked]), ...context.salient, ...linked, ...inCart]
  const known = others.filter((id) => shop.item(id) !== undefined && !context.shown.includes(id))
  return [...context.shown, ...new Set(known)].slice(0, MOST)
}

function wantedIn(act: Act): readonly string[] {
  return 'wanted' in act ? act.wanted.itemIds : []
}
