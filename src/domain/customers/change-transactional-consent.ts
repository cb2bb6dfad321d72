import type { Ctx } from '../context.ts'
import { updatePreferences } from './update-preferences.ts'

/**
 * STOP and START. Withdrawn opts out of everything; granted allows transactional messages again and nothing else.
 * @returns `unchanged` when it was already so, so that the caller confirms a STOP once.
 */
export async function changeTransactionalConsent(
  ctx: Ctx,
  change: { action: 'withdrawn' | 'granted'; source: string },
): Promise<'changed' | 'unchanged'> {
  const { changed } = await updatePreferences(ctx, {
    transactional: change.action === 'granted',
    source: change.source,
  })
  return changed.includes('transactional') ? 'changed' : 'unchanged'
}
