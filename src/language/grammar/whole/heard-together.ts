import type { Act } from '../../reading.ts'
import type { Span } from '../../span.ts'
import type { ActsRead } from '../read-acts.ts'

/** A message that is heard as one act by all of its words together, so that none is left; what leads stays before it. */
export function heardTogether(
  act: Act,
  said: { spans: readonly Span[]; asks: boolean; heard: number; lead?: readonly Act[] },
): ActsRead {
  const { spans, asks, heard, lead = [] } = said
  return { acts: [...lead, act], usedBy: new Map(spans.map((span) => [span, lead.length])), unheard: [], asks, heard }
}
