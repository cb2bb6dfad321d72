import type { FactLedger, SaidElsewhere } from './fact-ledger.ts'
import { findClaims } from './find-claims.ts'
import { findFacts } from './find-facts.ts'
import { normalise, squeeze } from './normalise.ts'

/** How a reply says whose words follow or went before. */
const ACCORDING_TO = /\b(?:according to|kulingana na|kwa mujibu wa)\b/i

interface CitedLine {
  /** Without what it quotes word for word: that the site says so is true whatever it says. */
  line: string
  /** What the line says it is from. */
  said: SaidElsewhere[]
}

/**
 * Parts a reply by whose words its lines are: those that name a site that was found and the day of its words, and the
 * rest, which is our own. A line that names another day, or only a site, is our own too: then nothing of the web backs it.
 */
export function citedLines(
  reply: string,
  { elsewhere = [] }: Pick<FactLedger, 'elsewhere'>,
): { own: string; cited: CitedLine[] } {
  if (elsewhere.length === 0) return { own: reply, cited: [] }
  const own: string[] = []
  const cited: CitedLine[] = []
  for (const line of reply.split('\n')) {
    const said = ACCORDING_TO.test(line) ? elsewhere.filter((one) => names(line, one)) : []
    if (said.length > 0) cited.push({ line: withoutQuotes(line, said), said })
    else own.push(line)
  }
  return { own: own.join('\n'), cited }
}

const QUOTE = /“([^“”]*)”/g

function withoutQuotes(line: string, said: readonly SaidElsewhere[]): string {
  const texts = said.map(({ text }) => squeeze(normalise(text)))
  const isVerbatim = (quote: string) =>
    quote.split('…').every((part) => texts.some((text) => text.includes(squeeze(normalise(part)))))
  return line.replace(QUOTE, (whole, quote: string) => (isVerbatim(quote) ? '“”' : whole))
}

const SENTENCE_END = /(?<=[.!?])\s+/

/** Of what a site says, what may be taken over in other words: never that something was done for the customer. */
function withoutClaims(text: string): string {
  const sentences = text.split(SENTENCE_END)
  return sentences.filter((sentence) => findClaims(normalise(sentence)).length === 0).join(' ')
}

/** The ledger of a cited line: what is said there may be said in it. */
export function withElsewhere(facts: FactLedger, said: readonly SaidElsewhere[]): FactLedger {
  const texts = said.map(({ domain, on, text }) => ({ domain, on, text: withoutClaims(text) }))
  return { ...facts, values: [...facts.values, ...texts], literals: [...(facts.literals ?? []), ...domainsOf(said)] }
}

function domainsOf(said: readonly SaidElsewhere[]): string[] {
  return said.map(({ domain }) => domain)
}

function names(line: string, { domain, on }: SaidElsewhere): boolean {
  const at = line.toLowerCase().indexOf(domain)
  const before = line[at - 1] ?? ' '
  const behind = line.slice(at + domain.length)
  // "evil-a.example" and "a.example.org" are other sites than "a.example".
  if (at < 0 || /[\w.-]/.test(before) || /^(?:[\w-]|\.\w)/.test(behind)) return false
  const [year, month, day] = on.split('-').map(Number)
  return findFacts(normalise(line)).some(
    (fact) => fact.kind === 'date' && fact.year === year && fact.month === month && fact.day === day,
  )
}
