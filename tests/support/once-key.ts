import { randomIds } from '../../src/adapters/system/ids.ts'

/** The header by which a call that changes something is done once: a new one for each call, none for reading. */
export function onceKey(method: string | undefined): { 'idempotency-key'?: string } {
  return method === undefined || method === 'GET' || method === 'HEAD' ? {} : { 'idempotency-key': randomIds.uuid() }
}
