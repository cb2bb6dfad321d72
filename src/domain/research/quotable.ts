import { maskText } from '../knowledge/index.ts'

const MOST_CHARS = 360
const NOBODYS = { phones: new Set<string>(), emails: new Set<string>() }
/** A sentence ends before a blank that a new one begins behind: "4.4 of 5" goes on. */
const BETWEEN = /(?<=[.!?…]["”')\]]{0,2})\s+(?=[\p{Lu}\p{N}"“(])/u
const ENDED = /[.!?…]["”')\]]{0,2}$/u
/** Links, and names of sites, which a phone makes links of. */
const LINK = /(?:https?:|www\.)\S|\b[\w-]{2,}\.(?:com|net|org|info|biz|co|ke|io|app|shop|site|link|ly|me|example)\b/iu
/** Where strangers want money or secrets sent. */
const PAYS =
  /\b(?:pay ?bill|till (?:number|no)|lipa na|send money|m-?pesa|bank account|iban|bitcoin|wallet|pin|cvv|password|card (?:number|digits))\b/iu
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
const TAG = /<[^>]{0,200}>/g

/**
 * The sentences of a snippet that may be quoted, word for word: from its start, those without contacts of strangers, links
 * and ways to pay. A last sentence that is cut off is left out when others stand before it.
 */
export function quotable(snippet: string): string {
  const text = snippet.replace(TAG, ' ').replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim()
  const sentences = text.split(BETWEEN)
  const ended = sentences.filter((sentence) => ENDED.test(sentence))
  let quote = ''
  let last = 0
  for (const [at, sentence] of sentences.entries()) {
    const isCut = !ENDED.test(sentence) && ended.length > 0
    if (isCut || leadsAway(sentence) || quote.length + sentence.length > MOST_CHARS) continue
    quote = quote === '' ? sentence : `${quote} ${at === last + 1 ? '' : '… '}${sentence}`
    last = at
  }
  return quote
}

function leadsAway(sentence: string): boolean {
  return LINK.test(sentence) || PAYS.test(sentence) || maskText(sentence, NOBODYS) !== sentence
}
