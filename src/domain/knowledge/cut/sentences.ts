/** A full stop behind one of these ends nothing, whatever follows. */
const SHORT_FORMS = new Set(
  (
    'mr mrs ms dr prof rev hon sr jr st mt ft fr gen col capt sgt lt gov sen rep pres vs cf approx est ltd co corp inc bros tel ext fig ' +
    'dept ave rd blvd apt e.g i.e a.m p.m a.k.a u.s u.k ksh kshs tsh tshs ush sh bw bi mhe ndg k.m k.v n.k jan feb mar apr jun jul aug sep ' +
    'sept oct nov dec mon tue tues wed thu thur thurs fri sat sun p.o'
  ).split(' '),
)
/** These end a sentence unless a number follows: "No. 5", but "No. We do not." */
const BEFORE_NUMBERS = new Set(['no', 'nos', 'nr', 'vol', 'art', 'sec', 'ch', 'p', 'pp', 'room'])

const END = /[.!?…]+["'”’)\]]*\s+(?=["'“‘([]*[\p{Lu}\p{Lo}\p{N}•*-])/gu

/** Whole sentences of a paragraph, word for word, in order. "8.30 a.m.", "Dr. Otieno" and "No. 5" end none. */
export function sentencesOf(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/gu, ' ').trim()
  const found: string[] = []
  let from = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    const sentence = text.slice(from, end).trim()
    if (isOpen(sentence, text.slice(end))) continue
    found.push(sentence)
    from = end
  }
  const rest = text.slice(from).trim()
  return rest === '' ? found : [...found, rest]
}

/** Whether the full stop at the end belongs to the last word alone. */
function isOpen(sentence: string, next: string): boolean {
  if (!sentence.endsWith('.')) return false
  // "3. Pick an item": a number that counts what it stands before.
  if (/^\(?(?:\p{N}{1,3}|\p{Lu})\.$/u.test(sentence)) return true
  const last = /([\p{L}\p{N}.]+)\.$/u.exec(sentence)?.[1] ?? ''
  if (/^\p{Lu}$/u.test(last)) return last !== 'I'
  const word = last.toLowerCase()
  return SHORT_FORMS.has(word) || (BEFORE_NUMBERS.has(word) && /^\p{N}/u.test(next))
}
