const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Begins a transaction with its tenant set, in one message. Only the simple protocol takes two statements at once, and it
 * takes no values: so nothing but a UUID gets into the text.
 */
export function beginAs(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new Error('a tenant id must be a UUID')
  return `BEGIN; SELECT set_config('app.tenant_id', '${tenantId}', true)`
}
