import type { EventBody } from './catalogue/schemas.ts'

/** What is sent of a fact: the same bytes with every try, because receivers keep them by their id. */
export function eventBody({ type, at, sequence, data }: Omit<EventBody, 'timestamp'> & { at: Date }): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), sequence, data } satisfies EventBody)
}
