import type { VersionStatus, VersionView } from './schemas.ts'

/**
 * From which status a version of a document may go where. It begins as `received`, or as `duplicate` where its bytes are a
 * document already. A status up to `ready` names the step that is next or under way.
 * Of a document that is deleted, the published version is retired; a retired one may be published again while its text is kept.
 */
export const VERSION_TRANSITIONS: Readonly<Record<VersionStatus, readonly VersionStatus[]>> = {
  received: ['extracting', 'failed', 'cancelled'],
  extracting: ['chunking', 'unchanged', 'failed', 'cancelled'],
  chunking: ['checking', 'failed', 'cancelled'],
  checking: ['needs_confirmation', 'ready', 'failed', 'cancelled'],
  needs_confirmation: ['ready', 'cancelled'],
  // A newer one may have been published meanwhile: then it is retired at once.
  ready: ['published', 'retired', 'failed', 'cancelled'],
  published: ['retired'],
  retired: ['published'],
  duplicate: [],
  unchanged: [],
  failed: [],
  cancelled: [],
}

/** Statuses in which a worker has something to do. */
export const UNFINISHED = ['received', 'extracting', 'chunking', 'checking', 'ready'] as const

/** Statuses out of which a version may still be published without anybody asking for it again. */
export const ON_THE_WAY = [...UNFINISHED, 'needs_confirmation'] as const

/** Whether something more happens to a version of itself: one that is held waits for a person. */
export function isUnderWay({ status, held }: Pick<VersionView, 'status' | 'held'>): boolean {
  return !(held && status === 'ready') && UNFINISHED.some((one) => one === status)
}
