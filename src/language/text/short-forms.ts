/** FNV-1a. */
const SEED = 0x811c9dc5
const PRIME = 0x01000193
/** No letter is left out. */
const NONE = -1
/** As many as two bytes can number. */
const MOST_WORDS = 2 ** 16

/**
 * A list of words, looked up by themselves and by what is left of each without one of its letters. Kept as numbers: a map of
 * all those forms would weigh twenty times as much.
 */
export class ShortForms {
  /** By the hash of a form the first place in `owners` that has it, plus one. */
  private readonly heads: Uint32Array
  /** The place after each that has a form of the same hash, plus one. */
  private readonly next: Uint32Array
  /** Whose form it is, by place. */
  private readonly owners: Uint16Array
  private readonly words: readonly string[]

  constructor(words: readonly string[]) {
    if (words.length > MOST_WORDS) throw new RangeError(`a list of at most ${MOST_WORDS} words, not ${words.length}`)
    this.words = words
    const size = words.reduce((sum, { length }) => sum + length + 1, 0)
    this.heads = new Uint32Array(2 ** Math.ceil(Math.log2(size + 1)))
    this.next = new Uint32Array(size)
    this.owners = new Uint16Array(size)
    let place = 0
    // The last word first, because what is put in last is found first.
    for (let owner = words.length - 1; owner >= 0; owner -= 1) {
      const word = words[owner] ?? ''
      for (let without = NONE; without < word.length; without += 1) this.put(place++, owner, this.slotOf(word, without))
    }
  }

  /** The words that are this form, or this form and one letter more, in their order. */
  having(form: string): string[] {
    const found: string[] = []
    for (let at = this.heads[this.slotOf(form, NONE)] ?? 0; at > 0; at = this.next[at - 1] ?? 0) {
      const word = this.words[this.owners[at - 1] ?? 0] ?? ''
      if (word !== found.at(-1) && isFormOf(form, word)) found.push(word)
    }
    return found
  }

  private put(place: number, owner: number, slot: number): void {
    this.owners[place] = owner
    this.next[place] = this.heads[slot] ?? 0
    this.heads[slot] = place + 1
  }

  private slotOf(word: string, without: number): number {
    let value = SEED
    for (let at = 0; at < word.length; at += 1)
      if (at !== without) value = Math.imul(value ^ word.charCodeAt(at), PRIME)
    return (value ^ (value >>> 15)) & (this.heads.length - 1)
  }
}

/** A word without one of its letters, each in turn. */
export function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isFormOf(form: string, word: string): boolean {
  if (word.length === form.length) return word === form
  let at = 0
  while (at < form.length && word[at] === form[at]) at += 1
  return word.length === form.length + 1 && word.endsWith(form.slice(at))
}
