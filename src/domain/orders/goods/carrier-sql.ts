import { Prisma } from '../../../../prisma/generated/client.ts'

/** Who brings the goods of the order `o`; null where nobody was named. */
export const carrierSql = (): Prisma.Sql => Prisma.sql`
  CASE WHEN o.carrier_kind IS NOT NULL THEN jsonb_build_object('kind', o.carrier_kind, 'name', o.carrier_name,
    'phone', o.carrier_phone, 'waybill', o.carrier_waybill) END`
