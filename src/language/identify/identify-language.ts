import type { SpokenLang } from '../../lib/languages.ts'
import { HeardLang } from '../../lib/languages.ts'
import { once } from '../../lib/once.ts'
import { openModel } from '../learning/linear-model.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../span.ts'
import { languageFeatures } from './language-features.ts'
import { languageWeights } from './language-weights.ts'
import { evidenceOf } from './word-evidence.ts'

export interface LanguageHints {
  /** The language of the conversation so far. */
  before: SpokenLang | null
  /** Whether a token is in a name of goods, brands or places: names tell nothing. */
  isName: (token: Token) => boolean
}

/** Said in whatever language is being spoken. */
const CARRIERS = new Set(
  'ok okay okey oki sawa poa ndio ndiyo ndo eeh ee eh haya basi asante ahsante asanti thanks thank you thx pole karibu yes no yeah yap hi hey hello please pls tafadhali boss'.split(
    ' ',
  ),
)
/** Words of shops that every language here has taken over: beside others they tell nothing. */
const LOANS = new Set(
  'size delivery card mpesa paybill till offer offers receipt warranty refund discount whatsapp sms'.split(' '),
)
const model = once(() => openModel(languageWeights()))
const LANGS = HeardLang.options
const SHENG = LANGS.indexOf('sheng')
const SWAHILI = LANGS.indexOf('sw')
const MARKED_AS_SHENG: ReadonlySet<string> = new Set(['sheng', 'hint'])
/** Sheng without a word of its own is Sheng only to a model as sure as this. */
const SURELY_SHENG = 0.75
/** Fewer telling words than these do not change the language of a conversation; less suffice where none is of another one. */
const ENOUGH = 4
const ENOUGH_PURE = 3
const DOUBTED = 0.6
/** One word of Sheng weighs so many times, unless most words are English. */
const MARKED = 8
const MOSTLY_ENGLISH = 0.6
const FOREIGN: ReadonlySet<string> = new Set(['frame:sw', 'word:sw', 'like:sw', 'sheng', 'hint', 'both'])
const PLAIN = 0.97
/** What was spoken before is so many times likelier, the more so the less was said. */
const HABIT = 3

/** The language of a message, and how sure that is; words that every language says leave it to what was spoken before. */
export function identifyLanguage(tokens: readonly Token[], { before, isName }: LanguageHints): Reading['language'] {
  const spoken = tokens.flatMap((token) => (token.kind === 'word' && !isName(token) ? [token.text] : []))
  const own = spoken.filter((word) => !LOANS.has(word))
  const words = own.some((word) => !CARRIERS.has(word)) ? own : spoken
  const telling = words.filter((word) => !CARRIERS.has(word))
  if (telling.length === 0) return unsaid(words, before)
  const chances = asOneFamily(weighed(words, telling, before), telling)
  const best = chances.indexOf(Math.max(...chances))
  const lang = LANGS[best] ?? 'en'
  const chance = lang === 'en' && isPlainEnglish(telling) ? PLAIN : (chances[best] ?? 0)
  const flips = before !== null && lang !== before && telling.length < (isPure(telling) ? ENOUGH_PURE : ENOUGH)
  return { lang, confidence: flips ? Math.min(DOUBTED, chance) : Math.min(chance, sureOf(telling)) }
}

/** Chances by the model, tilted by marks of Sheng and by what was spoken before. */
function weighed(words: readonly string[], telling: readonly string[], before: LanguageHints['before']): number[] {
  const evidence = telling.map(evidenceOf)
  const english = evidence.filter((found) => found === 'frame:en' || found === 'word:en').length
  const marked = evidence.includes('sheng') && english / telling.length < MOSTLY_ENGLISH
  const tilted = [...model().chances(languageFeatures(words))].map((chance, kind) => {
    const habit = LANGS[kind] === before ? 1 + HABIT / telling.length : 1
    return chance * habit * (marked && kind === SHENG ? MARKED : 1)
  })
  const sum = tilted.reduce((total, chance) => total + chance, 0)
  return tilted.map((chance) => chance / sum)
}

/**
 * Sheng has the grammar of Swahili: where no word marks it and the model is not sure of it either, what it gives to Sheng
 * says that this is Swahili.
 */
function asOneFamily(chances: readonly number[], telling: readonly string[]): number[] {
  const sheng = chances[SHENG] ?? 0
  const swahili = chances[SWAHILI] ?? 0
  const marked = telling.some((word) => MARKED_AS_SHENG.has(evidenceOf(word)))
  if (marked || sheng >= SURELY_SHENG || sheng + swahili < 0.5) return [...chances]
  return chances.map((chance, kind) => (kind === SWAHILI ? swahili + sheng : kind === SHENG ? 0 : chance))
}

/** Words of English and none of any other language: whatever the letters look like. */
function isPlainEnglish(telling: readonly string[]): boolean {
  const evidence = telling.map(evidenceOf)
  const english = evidence.filter((found) => found === 'frame:en' || found === 'word:en').length
  const foreign = evidence.some((found) => FOREIGN.has(found))
  return !foreign && telling.length >= ENOUGH && english / telling.length >= MOSTLY_ENGLISH
}

/** "Mnafunga saa ngapi": no word of English, and none that nobody knows. */
function isPure(telling: readonly string[]): boolean {
  return telling.every((word) => FOREIGN.has(evidenceOf(word)))
}

/** One word of a kind that nobody knows may be a name in any language. */
function sureOf(telling: readonly string[]): number {
  const known = telling.filter((word) => evidenceOf(word) !== 'strange').length
  return known === 0 ? 0.5 : telling.length === 1 ? 0.85 : 0.99
}

function unsaid(words: readonly string[], before: LanguageHints['before']): Reading['language'] {
  if (before !== null) return { lang: before, confidence: DOUBTED }
  const swahili = words.some((word) => evidenceOf(word) === 'word:sw' || evidenceOf(word) === 'frame:sw')
  return { lang: swahili ? 'sw' : 'en', confidence: words.length === 0 ? 0.3 : 0.5 }
}
