import type { TxCtx } from '../context.ts'
import { findStrangers } from './find-strangers.ts'

/** Whether an actor is somebody who works for this shop now. */
export async function isStaff(ctx: TxCtx, actor: string): Promise<boolean> {
  return (await findStrangers(ctx, [actor])).length === 0
}
