import type { Ctx } from '../context.ts'
import { toItem, toProperty } from './internal.ts'
import type { Property, StoredItem } from './schemas.ts'

/** Everything that the properties of a tenant say of themselves. */
export interface Guide {
  /** Rises with whatever may be named; the same revision says the same. */
  revision: string
  properties: Property[]
  items: StoredItem[]
}

/** The guide of this tenant; null when nothing has changed since the revision that is known. */
export async function readGuide(ctx: Ctx, known: string | null): Promise<Guide | null> {
  return ctx.transaction(async ({ tx, tenantId }) => {
    const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { catalogRevision: true } })
    const revision = String(tenant.catalogRevision)
    if (revision === known) return null
    const properties = await tx.property.findMany({ where: { tenantId }, orderBy: { foldedName: 'asc' } })
    const items = await tx.propertyItem.findMany({
      where: { tenantId },
      orderBy: [{ propertyId: 'asc' }, { category: 'asc' }, { position: 'asc' }],
    })
    return { revision, properties: properties.map(toProperty), items: items.map(toItem) }
  })
}
