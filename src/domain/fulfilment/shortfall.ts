import type { FulfilmentSettings } from '../tenancy/index.ts'

/** How much more goods must cost before they are delivered; 0 when they are enough. Measured like the threshold of free delivery. */
export function shortfallMinor(
  { minimumMinor }: Pick<FulfilmentSettings, 'minimumMinor'>,
  subtotalMinor: number,
): number {
  return Math.max(0, (minimumMinor ?? 0) - subtotalMinor)
}
