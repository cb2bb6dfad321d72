/** Size of the classifier's feature table; a power of two. */
export const SLOTS = 1 << 16

/** Slot of a named feature (FNV-1a, folded to the table size). */
export function slotOf(name: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) & (SLOTS - 1)
}

/** Slots of the groups of four letters in a word; none for short words and numbers. */
export function letterSlots(word: string): number[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const padded = `<${word}>`
  return Array.from({ length: padded.length - 3 }, (_, at) => slotOf(`l:${padded.slice(at, at + 4)}`))
}

const pairs = new Map<string, Map<string, number>>()

/** Slot of two meanings, in this order; remembered, since there are few meanings and many pairs of them. */
export function pairSlot(first: string, second: string): number {
  let seconds = pairs.get(first)
  if (seconds === undefined) {
    seconds = new Map()
    pairs.set(first, seconds)
  }
  let slot = seconds.get(second)
  if (slot === undefined) {
    slot = slotOf(`p:${first}>${second}`)
    seconds.set(second, slot)
  }
  return slot
}
