/**
 * What one language calls goods, for any trade: lines of `words = target`, with `|` between targets of which the first that
 * the shop has counts. Targets are English catalogue words, never items of a shop.
 */
export interface GoodsWords {
  /** Whether what a thing is like comes after it ("kava ya simu") and not before it ("phone cover"). */
  readonly headFirst: boolean
  /** Words for all there is in a department, apart by commas: "snacks", "vinywaji". */
  readonly collectives: string
  /** Words that stand in many names of goods and in ordinary talk, apart by spaces: alone they name no item. */
  readonly plainWords: string
  /** What goods are like only where they are made for somebody, apart by commas: elsewhere these words speak of people. */
  readonly people: string
  /** Words about the price, apart by commas: cues hear them, whatever tags the goods carry. */
  readonly priceWords: string
  /** Makes that a shop may not have, with the thing they stand for in talk: "omo = washing powder", "nike =". */
  readonly brands: string
  /** Things by themselves: "njumu = football boots | boots". Without a target the words stand for themselves. */
  readonly goods: string
  /** What goods are like, for whom and for what: "haipitishi maji = waterproof". */
  readonly features: string
  /** "nyeusi = black". */
  readonly colours: string
  /** Ways in which goods are packed and cut: "fungu = bunch". */
  readonly values: string
}

export interface GoodsLine {
  words: string
  targets: readonly string[]
}

/** The lines of a field, `a, b = c | d` once for each of its words. */
export function goodsLines(field: string): GoodsLine[] {
  return field.split('\n').flatMap((line) => {
    const [left = '', right] = line.split('=')
    return listed(left, ',').map((words) => ({ words, targets: right === undefined ? [words] : listed(right, '|') }))
  })
}

function listed(text: string, mark: string): string[] {
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
