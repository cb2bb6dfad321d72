import { EVERYDAY_ENGLISH } from '../words/everyday-english.ts'
import { EVERYDAY_STEMS } from '../words/everyday-stems.ts'
import { EVERYDAY_SWAHILI } from '../words/everyday-swahili.ts'
import { NOT_SO } from '../words/moods.ts'
import type { Clause } from './clauses.ts'
import { speaksOf } from './judge-states.ts'
import { byName, isHad, isSoldOut } from './judge-stock.ts'
import { isSpokenOf } from './judge-subjects.ts'
import type { Knowledge } from './knowledge.ts'
import { readSwahiliVerb } from './swahili-verb.ts'
import type { Token } from './tokens.ts'

const EVERYDAY = new Set(`${EVERYDAY_ENGLISH} ${EVERYDAY_SWAHILI}`.split(/\s+/))
const STEMS = new Set(EVERYDAY_STEMS.split(/\s+/))
const SUBJECTS = ['it', 'we', 'you_get', 'parcel', 'order', 'deliver', 'booking', 'money', 'person']
/** Only talk of herself and of the bot: "I laughed at that". */
const ABOUT_US_TWO =
  /^(?:(?:and|but|so|haha\p{L}*|oh|ah|well|na|lakini|basi) )*(?:i|im|ive|id|ill|me|my|mimi|you|youre|youve|wewe|sisi wawili|ni(?:me|na|ta|li|ki|nge)\p{L}+|heri|mungu|god|happy|hongera|pongezi|ji\p{L}{3,}[ea]|na\p{L}{3,}|una\p{L}*|ume\p{L}+|uli\p{L}+|hope|sorry|thank|thanks|pole|asante|karibu|welcome|samahani|shukran\p{L}*|haha|congratulations|hongera|sawa|noted|happy|good|nice|glad|hello|hi|hey|habari|mambo|niaje)(?: |$)/u
const I_DO = /(?:^| )(?:i|ill|im|id)(?: |$)/u
const OF_SHOP = ['we', 'you_get', 'parcel', 'order', 'deliver', 'booking', 'money', 'person']
/** "Kitu kimoja", "viwili": a count that agrees with its noun. */
const COUNT = /^(?:ki|vi|m|wa|u|i|ji|ma|mi)?(?:moja|wili|tatu|nne|tano)$/u
const SHORTEST = 3

/** Whether a fact that the data hold stands in the clause, in its sentence. */
export interface Anchors {
  clause: boolean
  sentence: boolean
}

/**
 * A clause about goods, the shop or what she gets that says something in words which no row, no passage and no everyday
 * talk has: whatever it is, nothing backs it.
 */
export function judgeWords(clause: Clause, knowledge: Knowledge, said: Knowledge, anchors: Anchors): boolean {
  if (clause.asked || clause.unknowing || clause.offered || clause.requested) return false
  if (clause.consequentAt === Number.POSITIVE_INFINITY || isAboutUsTwo(clause, knowledge)) return false
  if (clause.tokens.length < 2) return false
  if (NOT_SO.test(clause.words) || isSoldOut(clause, knowledge)) return false
  const strange = clause.tokens.filter((token, at) => at < clause.ifAt && isStrange(token, at, clause, knowledge, said))
  if (strange.length === 1 && isHad(clause, knowledge)) return false
  if (strange.length === 0 || !isAboutShop(clause, knowledge, said)) return false
  return !anchors.clause && !isAnchored(clause, knowledge) && !(strange.length === 1 && anchors.sentence)
}

function isAboutUsTwo(clause: Clause, knowledge: Knowledge): boolean {
  const words = spokenIn(clause)
  if (ABOUT_US_TWO.test(words)) return true
  return I_DO.test(words) && byName(clause, knowledge).length === 0 && !OF_SHOP.some((role) => speaksOf(clause, role))
}

/** The words alone: a picture before them changes nothing. */
function spokenIn({ tokens }: Clause): string {
  return tokens.flatMap(({ word, kind }) => (kind === 'picture' ? [] : [word])).join(' ')
}

function isAboutShop(clause: Clause, knowledge: Knowledge, said: Knowledge): boolean {
  if (SUBJECTS.some((role) => speaksOf(clause, role)) || byName(clause, knowledge).length > 0) return true
  return knowledge.rows.length > 0 && !clause.tokens.some(({ word }) => isHers(word, knowledge, said))
}

/** A word that she brought into the talk and no row has. */
function isHers(word: string, { words }: Knowledge, said: Knowledge): boolean {
  return word.length > SHORTEST && !EVERYDAY.has(word) && said.words.has(word) && !words.has(word)
}

/** True when the data speak of a subject of the clause. States have been judged by themselves. */
function isAnchored({ mentions }: Clause, knowledge: Knowledge): boolean {
  return mentions.some(
    ({ id, kind, verb }) =>
      (kind === 'state' && (verb === null || verb.tense === 'done')) ||
      (kind !== 'role' && kind !== 'state' && kind !== 'harmless' && isSpokenOf(id, knowledge)),
  )
}

function isStrange(
  { word, kind }: Token,
  at: number,
  { mentions }: Clause,
  knowledge: Knowledge,
  said: Knowledge,
): boolean {
  if (kind !== 'word' || word.length < SHORTEST || EVERYDAY.has(word) || COUNT.test(word)) return false
  const single = word.replace(/s$/, '')
  if ([word, single].some((form) => EVERYDAY.has(form) || knowledge.words.has(form) || said.words.has(form)))
    return false
  if (mentions.some(({ from, to }) => from <= at && at < to)) return false
  return readSwahiliVerb(word, (stem) => STEMS.has(stem)) === null
}
