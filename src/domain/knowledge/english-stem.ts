/** An English word without its ending: "deliveries", "delivered" and "delivering" are one word. */
export function englishStem(word: string): string {
  const single = withoutPlural(word)
  const base = withoutTense(single)
  return base.length > 3 ? base.replace(/(?:e|y|i)$/, '') : base
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string): string {
  const cut = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1]
  if (cut === undefined || !/[aeiouy]/.test(cut)) return word
  return cut.replace(/([bdgmnprt])\1$/, '$1')
}
