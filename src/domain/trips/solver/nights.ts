/** Every way to spread nights over stops, at least one each: the most even first, then longer stays first. */
export function nightSplits(nights: number, stops: number): number[][] {
  return compositions(nights, stops).toSorted((a, b) => unevenness(a) - unevenness(b))
}

/** How far a split is from even; equal for splits that differ only in order. */
export function unevenness(split: readonly number[]): number {
  return split.reduce((sum, nights) => sum + nights * nights, 0)
}

function compositions(nights: number, stops: number): number[][] {
  if (stops === 1) return nights >= 1 ? [[nights]] : []
  return Array.from({ length: Math.max(0, nights - stops + 1) }, (_, at) => nights - stops + 1 - at).flatMap((first) =>
    compositions(nights - first, stops - 1).map((rest) => [first, ...rest]),
  )
}
