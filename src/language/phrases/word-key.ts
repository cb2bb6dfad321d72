/** A word as phrases are compared by: "don't", "pick-up" and a thumb with a skin tone as "dont", "pickup" and a thumb. */
export function wordKey(word: string): string {
  return word.replace(/'|\u{FE0F}|\p{Emoji_Modifier}|(?<=\p{L})-(?=\p{L})/gu, '')
}
