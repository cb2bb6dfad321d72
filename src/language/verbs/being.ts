import type { Verb } from '../span.ts'

type Subject = NonNullable<Verb['subject']>

const HAVING: Readonly<Record<string, Subject>> = {
  ...{
    nina: 'i',
    una: 'you',
    ana: 'she',
    tuna: 'we',
    mna: 'you_all',
    muna: 'you_all',
    wana: 'they',
    ina: 'it',
    zina: 'it',
    nna: 'i',
  },
  ...{ kina: 'it', vina: 'it', lina: 'it', yana: 'it' },
}
const NOT_HAVING: Readonly<Record<string, Subject>> = {
  ...{
    sina: 'i',
    huna: 'you',
    hana: 'she',
    hatuna: 'we',
    hamna: 'you_all',
    hawana: 'they',
    haina: 'it',
    hazina: 'it',
    hauna: 'you',
  },
  ...{ hakina: 'it', havina: 'it', cna: 'i', hamuna: 'you_all' },
}
const PLACES: Readonly<Record<string, Subject>> = {
  ...{
    niko: 'i',
    nko: 'i',
    nipo: 'i',
    uko: 'you',
    upo: 'you',
    yuko: 'she',
    yupo: 'she',
    ako: 'she',
    tuko: 'we',
    tupo: 'we',
  },
  ...{
    mko: 'you_all',
    muko: 'you_all',
    mpo: 'you_all',
    mupo: 'you_all',
    wapo: 'they',
    iko: 'it',
    ipo: 'it',
    ziko: 'it',
    zipo: 'it',
  },
  ...{ kiko: 'it', viko: 'it', liko: 'it', kipo: 'it', vipo: 'it', yapo: 'it', mkopo: 'you_all' },
}
const NOT_PLACES: Readonly<Record<string, Subject>> = {
  ...{
    siko: 'i',
    sipo: 'i',
    huko_na: 'you',
    hauko: 'you',
    hayuko: 'she',
    hayupo: 'she',
    hatuko: 'we',
    hamko: 'you_all',
    hampo: 'you_all',
  },
  ...{
    hawako: 'they',
    hawapo: 'they',
    haiko: 'it',
    haipo: 'it',
    haziko: 'it',
    hazipo: 'it',
    hakiko: 'it',
    haviko: 'it',
  },
}
/** "Ninayo", "mnazo": have it, have them. "Ikonayo" as Sheng glues it. */
const WITH_OBJECT = /^(\p{L}+?na)(?:yo|zo|cho|vyo|lo|o|nga|je)$/u
const WITH = new Set(['na', 'nayo', 'nazo', 'nacho', 'navyo', 'nao', 'nalo', 'naye'])

/** "Mna", "hamna", "ninayo": to have is "to be with", and has forms of its own. */
export function having(word: string): Verb | null {
  const bare = WITH_OBJECT.exec(word)?.[1] ?? word
  const yes = HAVING[bare]
  const no = NOT_HAVING[bare]
  if (yes !== undefined) return made('have', yes, false, 'na')
  return no === undefined ? null : made('have', no, true, 'na')
}

/** "Mko", "haipo": where somebody or something is, and whether there is any. */
export function being(word: string): Verb | null {
  const bare = word.replace(/(?:nga|je)$/, '')
  const yes = PLACES[bare]
  const no = NOT_PLACES[bare]
  if (yes !== undefined) return made('be_at', yes, false, 'ko')
  return no === undefined ? null : made('be_at', no, true, 'ko')
}

/** "Mko na", "niko nazo", and "mkona" in one word. */
export function beingWith(word: string, next: string | undefined): { verb: Verb; tokens: number } | null {
  const glued = word.endsWith('na') ? being(word.slice(0, -2)) : null
  if (glued !== null) return { verb: { ...glued, sense: 'have' }, tokens: 1 }
  const verb = next !== undefined && WITH.has(next) ? being(word) : null
  return verb === null ? null : { verb: { ...verb, sense: 'have' }, tokens: 2 }
}

function made(sense: string, subject: Subject, negative: boolean, root: string): Verb {
  return { sense, subject, tense: 'present', negative, object: null, root, passive: false }
}
