/** Letters, digits, and the marks that people use between them. */
const USUAL = /[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}°^`¨´¸©®™№●■□▪►✓✔➢]/gu

/** Glyphs of a font of its own, whose meaning only the font knows. */
const PRIVATE = /[\ue000-\uf8ff]/g

const LEAST_USUAL = 0.6
const MOST_PRIVATE = 0.05

/** Whether a page's text says anything: fonts without a table of letters leave signs that look right and mean nothing. */
export function isLegible(text: string): boolean {
  const inked = text.replace(/\s+/g, '')
  if (inked === '') return true
  const privateUse = inked.match(PRIVATE)?.length ?? 0
  const usual = inked.match(USUAL)?.join('').length ?? 0
  return privateUse <= MOST_PRIVATE * inked.length && usual >= LEAST_USUAL * inked.length
}
