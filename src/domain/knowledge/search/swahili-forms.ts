/** Who, when, about whom and to whom, in front of the root of a verb. */
const SUBJECT = 'ha(?:tu|wa|m|i|zi|li|ya|ki|vi|u|ku|pa)|hu|ha|si|ni|tu|wa|mw|m|zi|ya|li|ki|vi|ku|pa|u|a|i'
const TENSE = 'na|li|taka|ta|mesha|me|sha|nge|ngali|ki|ka|ja|ku|si'
const RELATIVE = 'ye|yo|lo|zo|cho|vyo|po|mo|ko|o'
const OBJECT = 'ni|ku|tu|wa|mw|m|zi|ya|li|ki|vi|ji|u|i'
const FINITE = new RegExp(`^(?:${SUBJECT})(?:${TENSE})(?:${RELATIVE})?(?=..)`)
const OTHER_STARTS: readonly RegExp[] = [
  // "Hutumia", "kutumia", "amtumie", "watumia", "aliye", "asiyejua".
  /^(?:kuto|ku|kw|hu|ha(?:tu|wa)?|si)(?=...)/,
  new RegExp(`^(?:${SUBJECT})(?:si(?:${RELATIVE}))?(?=...)`),
  /^(?:twa|mwa|na|wa|za|ya|la|cha|vya|pa)(?=...)/,
]
const OBJECT_START = new RegExp(`^(?:${OBJECT})(?=..)`)

/** Endings of verbs, each with what the plainer stem ends in; what is done to whom, for whom, by whom. */
const EXTENSIONS: readonly [ending: RegExp, plain: readonly string[]][] = [
  [/(?:iw|ew)a$/, ['a', 'ia', 'ea']],
  [/(?:liw|lew)a$/, ['a', 'lia', 'lea', 'aa', 'oa']],
  [/wa$/, ['a', 'ua', 'oa']],
  [/(?:li|le)a$/, ['a', 'aa', 'oa', 'ua']],
  [/(?:i|e)a$/, ['a']],
  [/(?:ish|esh|iz|ez)a$/, ['a', 'ia', 'ea', 'ika', 'eka']],
  [/z(?:i)?a$/, ['a', 'laa', 'lia']],
  [/sha$/, ['a', 'ka', 'cha']],
  [/(?:ik|ek)a$/, ['a', 'ia', 'ea']],
  [/ana$/, ['a']],
]

/** Beginnings of nouns and adjectives in one class, each with those of the form that a glossary lists. */
const CLASSES: readonly [begin: RegExp, plain: readonly string[]][] = [
  [/^wa(?=..)/, ['m', 'mw', 'mu', '']],
  [/^w(?=[aeiou])/, ['mw', '']],
  [/^mi(?=..)/, ['m', 'mw', 'mu', '']],
  [/^ma(?=..)/, ['', 'ji', 'u']],
  [/^me(?=..)/, ['ji', 'je', 'u', 'e', 'wa', 'ue']],
  [/^vi(?=..)/, ['ki', '']],
  [/^vy(?=[aeou])/, ['ch', 'ki', '']],
  [/^ki(?=..)/, ['']],
  [/^ch(?=[aeou])/, ['']],
  [/^(?:mw|mu|m)(?=..)/, ['']],
  [/^(?:ny|n)(?=..)/, ['', 'u', 'w']],
  [/^(?:ji|j|li|pa|ku|u|w|ku|zi)(?=...)/, ['']],
]

/** "Mchezaji" is who plays, "uchaguzi" what is chosen, "kiongozi" who leads. */
const DOERS: readonly [whole: RegExp, stem: string][] = [
  [/^(?:mw|m|wa|u)(.{2,})aji$/, 'a'],
  [/^(?:mw|m|wa|ki|vi|u)(.{2,})shi$/, 'sha'],
  [/^(?:mw|m|wa|ki|vi|u)(.{2,})zi$/, 'za'],
  [/^(?:mw|m|wa|ki|vi|u)(.{2,})[io]$/, 'a'],
  [/^(?:ma|u)(.{2,})o$/, 'a'],
]

/**
 * What a Swahili word may be a form of, the likeliest first; never the word itself. The beginnings and endings are those of the
 * grammar, so that most of what comes out is no word: the reader of a glossary takes the first that it knows.
 */
export function formsOf(word: string): string[] {
  const bases = [word, ...withoutSuffix(word)]
  const nouns = bases.flatMap((base) => replaced(base, CLASSES))
  const stems = bases.flatMap(verbStems)
  const doers = DOERS.flatMap(([whole, end]) => bases.flatMap((base) => matched(base, whole, end)))
  return [
    ...new Set([...bases, ...stems, ...nouns, ...stems.flatMap(plainer), ...bases.flatMap(plainer), ...doers]),
  ].filter((form) => form !== word && form.length > 1)
}

/** "Nyumbani" in the house, "anaitwaje" how, "semeni" you all, "walizonazo". */
function withoutSuffix(word: string): string[] {
  const found: string[] = []
  if (/...ni$/.test(word)) found.push(word.slice(0, -2))
  if (/...eni$/.test(word)) found.push(`${word.slice(0, -3)}a`)
  if (/...je$/.test(word)) found.push(word.slice(0, -2))
  return found
}

/** What is left of a verb when all in front of its stem is taken away, the most first. */
function verbStems(word: string): string[] {
  const starts = [FINITE, ...OTHER_STARTS].flatMap((start) => matched(word, new RegExp(`${start.source}(.+)$`), ''))
  const objects = starts.flatMap((rest) => matched(rest, new RegExp(`${OBJECT_START.source}(.+)$`), ''))
  return [...starts, ...objects].flatMap((stem) => [stem, ...withVowel(stem)])
}

/** "Asiende", "hajui", "afanyao": the last vowel says how it is meant. */
function withVowel(stem: string): string[] {
  const plain = stem.replace(new RegExp(`a(?:${RELATIVE})$`), 'a')
  return /[ei]$/.test(plain) ? [`${plain.slice(0, -1)}a`] : plain === stem ? [] : [plain]
}

/** A verb without one ending, and without two. */
function plainer(stem: string): string[] {
  const once = replaced(stem, EXTENSIONS)
  return [...once, ...once.flatMap((form) => replaced(form, EXTENSIONS))].filter((form) => form.length > 2)
}

function replaced(word: string, rules: readonly [RegExp, readonly string[]][]): string[] {
  return rules.flatMap(([part, plain]) => (part.test(word) ? plain.map((other) => word.replace(part, other)) : []))
}

function matched(word: string, pattern: RegExp, end: string): string[] {
  const stem = pattern.exec(word)?.at(-1)
  return stem === undefined ? [] : [stem + end]
}
