import type { TxCtx } from '../context.ts'

/** A number that customers write to. */
export interface ShopNumber {
  channelId: string
  /** "whatsapp:+2547..." */
  address: string
  /** The provider's id of the account. */
  providerAccount: string
  connectedAt: Date
  /** When a customer last wrote to it; null: nobody has yet. */
  heardAt: Date | null
}

/** The numbers of a shop, the first one first. */
export async function listNumbers({ tx, tenantId }: TxCtx): Promise<ShopNumber[]> {
  return tx.$queryRaw<ShopNumber[]>`
    SELECT c.id AS "channelId", c.address, c.provider_account AS "providerAccount", c.created_at AS "connectedAt",
      (SELECT max(v.last_inbound_at) FROM conversations v WHERE v.tenant_id = c.tenant_id AND v.channel_id = c.id) AS "heardAt"
    FROM channels c WHERE c.tenant_id = ${tenantId}::uuid AND c.kind = 'whatsapp' ORDER BY c.created_at, c.id`
}
