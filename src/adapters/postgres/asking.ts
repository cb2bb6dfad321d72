import type { Tx } from '../../domain/context.ts'

/** Where SQL functions are asked: the unscoped client, or a transaction of their tenant. */
export interface Asking {
  directory: Pick<Tx, '$queryRaw'>
}
