const SPECIAL = /[.*+?^${}()|[\]\\]/g

/**
 * A message without words of it that were heard as something of their own: what is left of "answer in English please, how much is
 * it" asks. The message itself where nothing is left.
 */
export function withoutWords(message: string, heard: readonly string[]): string {
  const left = heard.reduce((text, words) => text.replace(patternOf(words), ' '), message)
  const asked = left.replace(/^[^\p{L}\p{N}]+/u, '').trim()
  return /\p{L}/u.test(asked) ? asked : message
}

function patternOf(words: string): RegExp {
  const parts = words.split(' ').map((word) => word.replace(SPECIAL, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[^\\p{L}\\p{N}]+')}(?![\\p{L}\\p{N}])`, 'iu')
}
