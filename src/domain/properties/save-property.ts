import { foldWords } from '../../lib/fold-words.ts'
import { isStale } from '../../lib/is-stale.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { toProperty } from './internal.ts'
import type { NewProperty, Property } from './schemas.ts'
import { writeProperty } from './write-property.ts'

/**
 * Opens a property, or changes the one that goes by this name, unless somebody has changed it meanwhile.
 * @param seen the version that the caller changes; 0 when she has seen none of this name, null whatever it is
 */
export async function saveProperty(
  ctx: Ctx,
  property: NewProperty,
  seen: number | null = null,
): Promise<{ outcome: 'saved'; property: Property } | { outcome: 'stale'; current: Property | null }> {
  return ctx.transaction(async (ctx) => {
    const current = await lockNamed(ctx, foldWords(property.name))
    if (isStale(seen, current)) return { outcome: 'stale', current }
    return { outcome: 'saved', property: await writeProperty(ctx, property) }
  })
}

async function lockNamed({ tx, tenantId }: TxCtx, foldedName: string): Promise<Property | null> {
  await tx.$queryRaw`
    SELECT id FROM properties WHERE tenant_id = ${tenantId}::uuid AND folded_name = ${foldedName} FOR UPDATE`
  const row = await tx.property.findUnique({ where: { tenantId_foldedName: { tenantId, foldedName } } })
  return row && toProperty(row)
}
