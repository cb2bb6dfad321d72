import type { Prisma } from '../../../prisma/generated/client.ts'
import { localDay } from '../../lib/zoned-time.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { dateOf } from './data/season.ts'
import { NewProperty, type Property, PropertyItem, type StoredItem } from './schemas.ts'

/** The property of this tenant. Throws `not_found`. */
export async function fetchProperty(ctx: TxCtx, propertyId: string): Promise<Property> {
  const row = await ctx.tx.property.findUnique({ where: { tenantId_id: { tenantId: ctx.tenantId, id: propertyId } } })
  if (row === null) throw new AppError('not_found', 'There is no such property.')
  return toProperty(row)
}

/** The same, held by this transaction until its end. Throws `not_found`. */
export async function lockProperty(ctx: TxCtx, propertyId: string): Promise<Property> {
  const { tx, tenantId } = ctx
  await tx.$queryRaw`SELECT id FROM properties WHERE tenant_id = ${tenantId}::uuid AND id = ${propertyId}::uuid FOR UPDATE`
  return fetchProperty(ctx, propertyId)
}

export function toProperty(row: Prisma.PropertyGetPayload<object>): Property {
  const { id, version, name, kind, location, timezone, currency, contact, helplines, lastUpdated } = row
  const property = { name, kind, location, timezone, currency, contact, helplines, last_updated: dayOf(lastUpdated) }
  return { id, version, ...NewProperty.parse(property) }
}

export function toItem(row: Prisma.PropertyItemGetPayload<object>): StoredItem {
  const { id, propertyId, category, name, aliases, data, validFrom, validUntil, lastUpdated } = row
  const item = PropertyItem.parse({
    category,
    name,
    aliases,
    data,
    lastUpdated: dayOf(lastUpdated),
    validFrom: validFrom && dayOf(validFrom),
    validUntil: validUntil && dayOf(validUntil),
  })
  return { ...item, id, propertyId }
}

/** "2026-11-23" where the property is. */
export function todayAt({ timezone }: Pick<Property, 'timezone'>, ctx: Ctx): string {
  return dateOf(localDay(ctx.clock.now(), timezone))
}

/** A day of a date column, which the client gives as its midnight in UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
