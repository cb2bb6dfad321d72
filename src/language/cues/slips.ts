/** One letter too many, lost, or swapped with the next counts as a slip in words of this length. */
const SHORTEST = 6
/** One wrong letter makes another word too easily below this: "shopping" is not "shipping". */
const LONG = 9

/** Finds what a misspelt word was meant to be among the words of the packs. */
export class SlipIndex {
  private readonly squeezed = new Map<string, Set<string>>()
  private readonly shortened = new Map<string, Set<string>>()
  private readonly shuffled = new Map<string, Set<string>>()

  /** `mends`: more may be wrong than doubled letters, or two that have changed places. */
  add(word: string, mends: boolean): void {
    put(this.squeezed, squeeze(word), word)
    if (word.length < SHORTEST) return
    put(this.shuffled, lettersOf(word), word)
    if (!mends || this.shortened.get(word)?.has(word)) return
    for (const short of [word, ...shorter(word)]) put(this.shortened, short, word)
  }

  meantBy(word: string): string[] {
    const doubled = this.squeezed.get(squeeze(word))
    if (doubled !== undefined) return [...doubled].filter((meant) => isStretched(word, meant))
    if (word.length < SHORTEST) return []
    const swapped = [...(this.shuffled.get(lettersOf(word)) ?? [])].filter((meant) => isSwap(word, meant))
    if (swapped.length > 0) return swapped
    const near = [word, ...shorter(word)].flatMap((short) => [...(this.shortened.get(short) ?? [])])
    return [...new Set(near)].filter((meant) => isSlip(word, meant))
  }
}

/** "Noo", "yees": a short word of another spelling is rather another word: a boot is no bot. */
const SHORT = 4

function isStretched(word: string, meant: string): boolean {
  if (word.length !== SHORT || meant.length !== SHORT - 1) return true
  return word.at(-1) === word.at(-2)
}

/** Runs of one letter as one letter. */
export function squeeze(word: string): string {
  return word.replace(/(\p{L})\1+/gu, '$1')
}

function lettersOf(word: string): string {
  return Array.from(word).sort().join('')
}

/** Two letters side by side, behind the first, have changed places. */
function isSwap(word: string, meant: string): boolean {
  const wrong = Array.from(word).flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
  const [one = 0, two = 0] = wrong
  return wrong.length === 2 && one > 0 && two === one + 1
}

function shorter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function put(index: Map<string, Set<string>>, key: string, word: string): void {
  const words = index.get(key)
  if (words === undefined) index.set(key, new Set([word]))
  else words.add(word)
}

function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0]) return false
  let at = 1
  while (at < word.length && word[at] === meant[at]) at += 1
  const [said, right] = [word.slice(at), meant.slice(at)]
  // A letter more or less at the end is another form of the word: a charger is no charge.
  if (said.length > right.length) return right !== '' && said.slice(1) === right
  if (said.length < right.length) return said !== '' && said === right.slice(1)
  if (said[0] === right[1] && said[1] === right[0] && said.slice(2) === right.slice(2)) return true
  return word.length >= LONG && said.slice(1) === right.slice(1)
}
