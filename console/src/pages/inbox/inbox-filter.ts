export const QUEUES = ['waiting', 'mine', 'assistant', 'snoozed', 'done', 'all'] as const
export type Queue = (typeof QUEUES)[number]

/** What the list shows, as it stands in the address, so that a view can be sent to a colleague. */
export interface InboxFilter {
  queue?: Queue
  label?: string
  unread?: true
  late?: true
}

/** Whoever opens the inbox looks for who waits. */
export function queueOf(filter: InboxFilter): Queue {
  return filter.queue ?? 'waiting'
}

/** The filter of an address; what is none is left out. */
export function readInboxFilter(search: Readonly<Record<string, unknown>>): InboxFilter {
  const queue = QUEUES.find((known) => known === search.queue)
  return {
    ...(queue ? { queue } : {}),
    ...(typeof search.label === 'string' ? { label: search.label } : {}),
    ...(search.unread === true ? { unread: true } : {}),
    ...(search.late === true ? { late: true } : {}),
  }
}
