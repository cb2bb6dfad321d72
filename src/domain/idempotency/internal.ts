import type { Ctx, SealedPlace } from '../context.ts'

/** Where an answer is sealed. */
export function answerPlace({ tenantId }: Ctx, id: string): SealedPlace {
  return { tenantId, column: 'idempotency_keys.answer_enc', row: id }
}
