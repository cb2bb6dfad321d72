/** Digits and capitals without look-alikes: no 0, 1, I, L, O, U. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_CHARACTERS = 8
const LETTER = /[A-Z]/

/**
 * A reference that a customer can read out and type: 8 random characters and a check character, at least one letter, so
 * that no phone number or amount can be taken for one.
 * @param secret gives unguessable lower-case hex, 2 characters per byte
 */
export function newReference(secret: (bytes: number) => string): string {
  for (;;) {
    const bytes = Buffer.from(secret(RANDOM_CHARACTERS * 4), 'hex')
    const text = Array.from({ length: RANDOM_CHARACTERS }, (_, at) => {
      // 32 random bits over 30 characters: the bias is below one in a hundred million.
      return ALPHABET.charAt(bytes.readUInt32BE(at * 4) % ALPHABET.length)
    }).join('')
    if (LETTER.test(text)) return text + checkCharacter(text)
  }
}

/** What a customer typed as the reference it stands for; null when it cannot be one (wrong length, sign or check character). */
export function parseReference(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_.,/\\#:*]/g, '')
  return [text, text.replace(/^(?:ACC|REF|ORDER)/, '')].find(isReference) ?? null
}

function isReference(text: string): boolean {
  if (text.length !== RANDOM_CHARACTERS + 1 || !LETTER.test(text)) return false
  if ([...text].some((character) => !ALPHABET.includes(character))) return false
  return checkCharacter(text.slice(0, -1)) === text.at(-1)
}

/** Luhn over 30 characters: every single wrong character and nearly every swap of neighbours changes it. */
function checkCharacter(text: string): string {
  const size = ALPHABET.length
  const sum = [...text].reverse().reduce((total, character, at) => {
    const value = ALPHABET.indexOf(character) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / size) + (value % size)
  }, 0)
  return ALPHABET.charAt((size - (sum % size)) % size)
}
