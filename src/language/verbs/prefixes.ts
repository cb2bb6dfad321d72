import type { Verb } from '../span.ts'

/** What stands before the object and the stem of a verb. `ending`: the last vowel that this form has. */
export interface Prefix {
  text: string
  subject: Verb['subject']
  tense: Verb['tense']
  negative: boolean
  ending: 'a' | 'e' | 'i'
  /** A word about which something is said may be named inside: "nili-YO-tuma". */
  relative: boolean
}

type Subjects = Readonly<Record<string, NonNullable<Verb['subject']>>>
type Tenses = Readonly<Record<string, Verb['tense']>>

const IT = { i: 'it', zi: 'it', li: 'it', ya: 'it', ki: 'it', vi: 'it', ku: 'it', pa: 'it' } as const
const SUBJECTS: Subjects = {
  ni: 'i',
  n: 'i',
  u: 'you',
  a: 'she',
  tu: 'we',
  m: 'you_all',
  mu: 'you_all',
  wa: 'they',
  ...IT,
}
/** "Nataka", "twataka", "zauzwa": the present that has swallowed the vowel of its subject. */
const SHORT_PRESENT: Subjects = {
  na: 'i',
  twa: 'we',
  mwa: 'you_all',
  wa: 'they',
  za: 'it',
  ya: 'it',
  la: 'it',
  cha: 'it',
}
/** "Sitaki", and "staki", "ctaki" as it is typed. */
const NEGATIVES: Subjects = {
  ...{ si: 'i', s: 'i', c: 'i', hu: 'you', ha: 'she', hatu: 'we', ham: 'you_all', hamu: 'you_all', hawa: 'they' },
  ...{ hai: 'it', hazi: 'it', hali: 'it', haya: 'it', haki: 'it', havi: 'it', hau: 'it', haku: 'it' },
}
const TENSES: Tenses = {
  ...{
    na: 'present',
    li: 'past',
    ta: 'future',
    taka: 'future',
    me: 'perfect',
    mesha: 'perfect',
    sha: 'perfect',
    lisha: 'past',
  },
  ...{ nge: 'conditional', ngali: 'conditional', ki: 'conditional', ka: 'past', nesha: 'perfect' },
}
const NEGATIVE_TENSES: Tenses = {
  ku: 'past',
  ta: 'future',
  ja: 'not_yet',
  jai: 'not_yet',
  nge: 'conditional',
  ngali: 'conditional',
}
/** "Sina na ..." aside, a short subject has the tenses that people shorten: "ntakuja", "nmelipa". */
const SHORT_I = new Set(['li', 'ta', 'me', 'mesha', 'sha', 'ki', 'nge', 'taka'])

/** "N" is never a subject of a wish, and "ku" before a bare stem is the infinitive. */
const NO_WISH = new Set(['n', 'ku', 'pa'])

/** By their letters all that can stand before a verb; one string may be several prefixes. */
export const PREFIXES: ReadonlyMap<string, readonly Prefix[]> = byText([
  ...across(SUBJECTS, TENSES, false).filter(({ text }) => !/^n[^i]/.test(text) || SHORT_I.has(text.slice(1))),
  ...across(NEGATIVES, NEGATIVE_TENSES, true),
  ...Object.entries(SHORT_PRESENT).map(([text, subject]) => made(text, subject, 'present', false, 'a')),
  ...Object.entries(NEGATIVES).map(([text, subject]) => made(text, subject, 'present', true, 'i')),
  ...Object.entries(SUBJECTS).flatMap(([text, subject]) => (NO_WISH.has(text) ? [] : subjunctives(text, subject))),
  // Before a vowel: "twende".
  made('tw', 'we', 'subjunctive', false, 'e'),
  made('mw', 'you_all', 'subjunctive', false, 'e'),
  made('', null, 'imperative', false, 'a'),
  made('', null, 'imperative', false, 'e'),
  made('ku', null, 'infinitive', false, 'a'),
  made('kw', null, 'infinitive', false, 'a'),
  made('kuto', null, 'infinitive', true, 'a'),
  made('hu', null, 'habitual', false, 'a'),
])

export const LONGEST_PREFIX = Math.max(...[...PREFIXES.keys()].map((text) => text.length))

function across(subjects: Subjects, tenses: Tenses, negative: boolean): Prefix[] {
  return Object.entries(subjects).flatMap(([start, subject]) =>
    Object.entries(tenses).map(([middle, tense]) => made(start + middle, subject, tense, negative, 'a')),
  )
}

function subjunctives(text: string, subject: NonNullable<Verb['subject']>): Prefix[] {
  return [made(text, subject, 'subjunctive', false, 'e'), made(`${text}si`, subject, 'subjunctive', true, 'e')]
}

function made(
  text: string,
  subject: Verb['subject'],
  tense: Verb['tense'],
  negative: boolean,
  ending: Prefix['ending'],
): Prefix {
  return { text, subject, tense, negative, ending, relative: /(?:na|li|taka)$/.test(text) }
}

function byText(prefixes: readonly Prefix[]): Map<string, Prefix[]> {
  const map = new Map<string, Prefix[]>()
  for (const prefix of prefixes) map.set(prefix.text, [...(map.get(prefix.text) ?? []), prefix])
  return map
}
