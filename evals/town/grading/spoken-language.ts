import type { Customer } from '../customer.ts'
import { type Finding, finding } from './invariants.ts'

/** Small words that only one of the two languages has; names of goods have neither. */
const ENGLISH = words(`the your you is are with what which this that how many have has and or to of for in it was not
  please reply tell here need would like can will order confirm paid payment check phone shall send there`)
const SWAHILI = words(`ya wa la za cha vya kwa na ni yako yangu hii hizi hiyo hapa gani ipi ngapi niambie jibu namba una
  unataka ungependa tuma sema au ama kama bado sasa nataka nitakuambia oda imelipwa malipo angalia jumla pia tu yenu hakuna
  habari karibu asante samahani sijapata naweza ujumbe wako mtu`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean))
}

/** How many of the telling words of a text are English and how many Swahili; Sheng counts as Swahili. */
export function tellingWords(text: string): { english: number; swahili: number } {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return {
    english: found.filter((word) => ENGLISH.has(word)).length,
    swahili: found.filter((word) => SWAHILI.has(word)).length,
  }
}

/** They change the language on purpose, or paste what somebody else wrote in two. */
const MIXES: ReadonlySet<string> = new Set(['language_switcher', 'spammer'])

const ENOUGH = 4
const MOSTLY = 0.75

/**
 * Who has written clearly in one language is answered in it until she writes clearly in the other; Swahili and Sheng are
 * one here. Quoted documents keep the language they were written in, and who mixes languages may be answered in any.
 */
export function checkLanguage(customer: Customer): Finding[] {
  if (customer.language === 'mixed' || MIXES.has(customer.persona)) return []
  const human = new Set(customer.human.flatMap(({ said }) => said))
  const found: Finding[] = []
  let wanted: 'english' | 'swahili' | null = null
  for (const { from, text } of customer.phone.lines) {
    if (from === 'customer') wanted = clearLanguage(withoutNames(customer, text)) ?? wanted
    if (from !== 'bot' || wanted === null || human.has(text) || quotesDocument(customer, text)) continue
    const { english, swahili } = tellingWords(text)
    const wrong = wanted === 'english' ? swahili : english
    if (english + swahili >= ENOUGH && wrong / (english + swahili) > MOSTLY) {
      found.push(finding('language', `to a customer who writes ${wanted}: ${text.slice(0, 120)}`))
    }
  }
  return found
}

/** "Phone Holder for Motorbike" is what it is called, whatever she speaks. */
function withoutNames({ shop }: Customer, text: string): string {
  const names = shop.items.map(({ name }) => name.toLowerCase()).toSorted((a, b) => b.length - a.length)
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text.toLowerCase())
}

/** Tapping a title that the shop wrote says nothing about a language. */
function clearLanguage(text: string): 'english' | 'swahili' | null {
  if (text.startsWith('[')) return null
  const { english, swahili } = tellingWords(text)
  if (english >= 2 && swahili === 0) return 'english'
  return swahili >= 2 && english === 0 ? 'swahili' : null
}

/** A run of eight words of the shop's own documents. */
function quotesDocument({ shop }: Customer, text: string): boolean {
  const plain = (from: string) =>
    from
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const said = plain(text).split(' ')
  const written = plain(shop.texts)
  return said.some((_, at) => at + 8 <= said.length && written.includes(said.slice(at, at + 8).join(' ')))
}
