import type { Meaning } from '../span.ts'

/** Meanings that name goods or tell which of them, and how many. */
export const GOODS_KINDS: ReadonlySet<Meaning['kind']> = new Set([
  ...(['item', 'brand', 'category', 'feature', 'value'] as const),
  ...(['measure', 'quantity', 'number', 'size'] as const),
])
