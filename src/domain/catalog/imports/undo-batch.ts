import { canonicalJson } from '../../../lib/canonical-json.ts'
import { toJson } from '../../../lib/to-json.ts'
import type { TxCtx } from '../../context.ts'
import { orderedVariants } from '../desk/ordered-variants.ts'
import type { ShelfItem } from '../desk/schemas.ts'
import { type Change, lockShelf, nextChanges, type Outcome, settleChanges, writeShelf } from './internal.ts'
import type { LeftBecause } from './schemas.ts'

/**
 * Gives the next items of an import back what they were before, to the last field. One that was changed, sold or ordered since stays
 * as it is, whole. Says how many it has looked at.
 */
export async function undoBatch(ctx: TxCtx, importId: string): Promise<number> {
  const changes = await nextChanges(ctx, importId, 'applied')
  if (changes.length === 0) return 0
  const now = await lockShelf(
    ctx,
    changes.map(({ itemSku }) => itemSku),
  )
  const added = changes.flatMap(addedBy)
  const ordered = await orderedVariants(ctx, added)
  const outcomes = changes.map((change): Outcome => {
    const reason = whyKept(change, now.get(change.itemSku), ordered)
    return { position: change.position, state: reason === null ? 'undone' : 'kept', reason }
  })
  const kept = new Set(outcomes.flatMap(({ state, position }) => (state === 'kept' ? [position] : [])))
  const undone = changes.filter(({ position }) => !kept.has(position))
  await takeOut(ctx, undone)
  await writeShelf(
    ctx,
    undone.flatMap(({ before }) => before ?? []),
  )
  await settleChanges(ctx, importId, outcomes)
  return changes.length
}

/** The variants that were not there before. */
function addedBy({ before, after }: Change): string[] {
  const known = new Set(before?.variants.map(({ variantId }) => variantId))
  return (after?.variants ?? []).map(({ variantId }) => variantId).filter((id) => !known.has(id))
}

function whyKept(change: Change, now: ShelfItem | undefined, ordered: ReadonlySet<string>): LeftBecause | null {
  const { before, after } = change
  if (now === undefined || after === null) return 'changed_since'
  if (addedBy(change).some((id) => ordered.has(id))) return 'ordered_since'
  if (asCounted(now) !== asCounted(after)) return 'changed_since'
  const heldOf = new Map(now.variants.map(({ sku, held }) => [sku, held]))
  return before?.variants.some(({ sku, stock }) => stock < (heldOf.get(sku) ?? 0)) ? 'below_held' : null
}

/** An item but for what is held of it: that somebody pays just now changes nothing. */
function asCounted({ variants, ...item }: ShelfItem): string {
  return canonicalJson(toJson({ ...item, variants: variants.map(({ held: _held, ...variant }) => variant) }))
}

async function takeOut({ tx, tenantId }: TxCtx, undone: readonly Change[]): Promise<void> {
  await tx.catalogVariant.deleteMany({ where: { tenantId, id: { in: undone.flatMap(addedBy) } } })
  const items = undone.flatMap(({ before, after }) => (before === null && after !== null ? [after.itemId] : []))
  await tx.catalogItem.deleteMany({ where: { tenantId, id: { in: items } } })
}
