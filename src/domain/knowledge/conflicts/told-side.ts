import type { KnowledgeType } from '../schemas.ts'

const DAY_MS = 86_400_000
/** Who is right while nobody has said: before all of them a row. */
const ORDER: readonly KnowledgeType[] = ['faq', 'policy', 'sop', 'doc', 'summary']

export type Side = 'left' | 'right'

export interface Differing {
  kept: Side | null
  left: { type: KnowledgeType; publishedAt: Date }
  /** Null for a row. */
  right: { type: KnowledgeType; publishedAt: Date } | null
}

/**
 * Which of two statements is told: the one that staff have kept, else a row, else that of the document whose kind counts more, else
 * the newer one. Null between equals, published on one day: then nobody knows.
 */
export function toldSide({ kept, left, right }: Differing): Side | null {
  if (kept !== null) return kept
  if (right === null) return 'right'
  const rank = ORDER.indexOf(left.type) - ORDER.indexOf(right.type)
  if (rank !== 0) return rank < 0 ? 'left' : 'right'
  const newer = left.publishedAt.getTime() - right.publishedAt.getTime()
  if (Math.abs(newer) < DAY_MS) return null
  return newer > 0 ? 'left' : 'right'
}
