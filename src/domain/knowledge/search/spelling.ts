/** How a word sounds rather than how a language writes it: "telefoni" and "telephone", "Meksiko" and "Mexico" come near each other. */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/ck|c(?![hei])|q/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replace(/(.)\1+/gu, '$1')
    .replace(/[aeiou]+$/, '')
}

/** The runs of three letters of a sound, its ends among them, each once. */
export function trigramsOf(sound: string): string[] {
  const padded = ` ${sound} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))]
}
