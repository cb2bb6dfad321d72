/** Something on the page may have changed. `resync`: nobody knows what, so everything is read again. */
export type LiveNews =
  | { kind: 'conversation' | 'order' | 'payment_review' | 'trip'; id: string }
  | { kind: 'presence'; id: string; who: string; doing: 'viewing' | 'typing' }
  | { kind: 'notification'; id: string }
  | { kind: 'resync' }

/** News out of the data of a `change` event; null for a kind that this version does not know. */
export function readChange(data: unknown): LiveNews | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null
  if (data.kind === 'notification') return { kind: 'notification', id: data.id }
  const { kind, id } = data
  if (kind === 'conversation' || kind === 'order' || kind === 'payment_review' || kind === 'trip') return { kind, id }
  const { presence } = data
  if (data.kind !== 'presence' || !isRecord(presence) || typeof presence.user_id !== 'string') return null
  return {
    kind: 'presence',
    id: data.id,
    who: presence.user_id,
    doing: presence.doing === 'typing' ? 'typing' : 'viewing',
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
