import { foldWords } from '../../lib/fold-words.ts'
import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import { toProperty } from './internal.ts'
import type { NewProperty, Property } from './schemas.ts'

/** Opens a property, or changes the one that goes by this name; the same again changes nothing but its audit and its version. */
export async function writeProperty(ctx: TxCtx, property: NewProperty): Promise<Property> {
  const { last_updated, ...head } = property
  const foldedName = foldWords(property.name)
  const fields = { ...head, foldedName, lastUpdated: new Date(last_updated) }
  const saved = await ctx.tx.property.upsert({
    where: { tenantId_foldedName: { tenantId: ctx.tenantId, foldedName } },
    create: { tenantId: ctx.tenantId, id: ctx.ids.uuid(), ...fields },
    update: { ...fields, version: { increment: 1 } },
  })
  await recordAudit(ctx, {
    action: 'property.saved',
    subjectType: 'property',
    subjectId: saved.id,
    data: { name: property.name, kind: property.kind },
  })
  return toProperty(saved)
}
