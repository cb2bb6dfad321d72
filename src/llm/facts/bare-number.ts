/** "30 gauge", "90 guests": a number that counts a thing is no time. */
const MEASURES =
  /^[\s-]*(?!(?:and|or|to|na|au|hadi|is|are|with|for|of|in|at|go|goes|enter|pay|stay|free|get|half|old|wana|hulipa|huingia|bure|nusu)(?!\p{L}))\p{L}/iu
const BOUND = /(?:under|below|over|above|aged?|chini ya|zaidi ya|miaka)\s+$/iu
/** "Children under 5", "12 and above": with no thing that is counted beside it. */
export function isBareNumber(before: string, behind: string): boolean {
  return BOUND.test(before) || !MEASURES.test(behind)
}
