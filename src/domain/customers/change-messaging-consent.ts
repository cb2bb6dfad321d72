import type { Ctx } from '../context.ts'
import { updatePreferences } from './update-preferences.ts'

/**
 * STOP and START. Withdrawn opts out of everything; granted opens messaging again and nothing else.
 * @returns `unchanged` when it was already so, so that the caller confirms a STOP once.
 */
export async function changeMessagingConsent(
  ctx: Ctx,
  change: { action: 'withdrawn' | 'granted'; source: string },
): Promise<'changed' | 'unchanged'> {
  const { changed } = await updatePreferences(ctx, { messaging: change.action === 'granted', source: change.source })
  return changed.includes('messaging') ? 'changed' : 'unchanged'
}
