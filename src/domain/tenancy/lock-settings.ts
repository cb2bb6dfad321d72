import { z } from 'zod'
import { JsonObject } from '../../lib/json.ts'
import type { TxCtx } from '../context.ts'

const Row = z.object({ name: z.string(), stored: JsonObject, version: z.int() })

/** What holds of a shop, as it is stored. */
export type LiveSettings = z.infer<typeof Row>

/** The settings of the shop as they are stored: nobody else changes them, or the draft of the next ones, before this transaction ends. */
export async function lockSettings({ tx, tenantId }: TxCtx): Promise<LiveSettings> {
  const rows = await tx.$queryRaw`
    SELECT name, settings AS stored, settings_version AS version FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
  return z.tuple([Row]).parse(rows)[0]
}
