import { monthOf } from '../calendar-words.ts'
import { SPOKEN_COUNTS } from '../number-words.ts'
import { EVERYDAY_STEMS } from '../words/everyday-stems.ts'
import { NOT_SO } from '../words/moods.ts'
import type { Clause } from './clauses.ts'
import { EVERYDAY } from './everyday.ts'
import { speaksOf } from './judge-states.ts'
import { byName, isHad, isSoldOut } from './judge-stock.ts'
import type { Knowledge } from './knowledge.ts'
import { isSpokenOf } from './known-subjects.ts'
import { readSwahiliVerb } from './swahili-verb.ts'
import type { Token } from './tokens.ts'

const STEMS = new Set(EVERYDAY_STEMS.split(/\s+/))
const SUBJECTS = ['it', 'we', 'you_get', 'parcel', 'order', 'deliver', 'booking', 'money', 'person']
/** Only talk of herself and of the bot: "I laughed at that". */
const ABOUT_US_TWO =
  /^(?:(?:and|but|so|hivyo|kwa hivyo|haha\p{L}*|oh|ah|well|na|lakini|basi) )*(?:i|im|ive|id|ill|me|my|mimi|you|youre|youve|wewe|sisi wawili|ni(?:me|na|ta|li|ki|nge)\p{L}+|heri|mungu|god|happy|hongera|pongezi|ji\p{L}{3,}[ea]|na\p{L}{3,}|una\p{L}*|ume\p{L}+|uli\p{L}+|hope|sorry|thank|thanks|pole|asante|karibu|welcome|samahani|shukran\p{L}*|haha|congratulations|hongera|sawa|noted|happy|good|nice|glad|hello|hi|hey|habari|mambo|niaje|(?:niko|tuko|tupo|nipo) (?:hapa|tayari|pamoja)|all good|si(?:ko|na|hitaji|taki|wezi|jui|oni|po|mo)|sija\p{L}+|siku(?:elewa|ona|pata)|sita\p{L}+)(?: |$)/u
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
  if (NOT_SO.test(clause.words) || isSoldOut(clause, knowledge, said)) return false
  const strange = clause.tokens.filter(
    (token, at) => at < clause.ifAt && isStrange(token, at, clause, knowledge, said) && !isMeasure(at, clause),
  )
  if (strange.some((token) => isActing(token, clause)) || hasFullName(strange)) return true
  if (strange.length === 1 && isHad(clause, knowledge)) return false
  if (strange.length === 1 && knowledge.words.size === 0 && isSmallTalk(clause)) return false
  if (strange.length === 0 || !isAboutShop(clause, knowledge, said)) return false
  if (strange.some((token) => isName(token, clause))) return true
  return !anchors.clause && !isAnchored(clause, knowledge) && !(strange.length === 1 && anchors.sentence)
}

const ACTS = /^(?:will|is|has|can|shall|ata\p{L}+|ana\p{L}+|ame\p{L}+|ndiye)$/u

/** A common noun of Swahili opens a sentence as a name does. */
const ACTS_SURELY = /^(?:will|is|has|ata\p{L}+)$/u

/** A name of somebody or something that no row and no word of hers has: nothing else in the clause makes it true. */
function isName({ raw, at }: Token, { tokens }: Clause): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(raw) || monthOf(raw) !== null) return false
  const place = tokens.findIndex((token) => token.at === at)
  return place > 0 || ACTS.test(tokens[1]?.word ?? '')
}

/** "Irene is handling it": somebody nobody knows does something. */
function isActing({ raw, at }: Token, { tokens }: Clause): boolean {
  return tokens[0]?.at === at && /^\p{Lu}\p{Ll}{2,}$/u.test(raw) && ACTS_SURELY.test(tokens[1]?.word ?? '')
}

/** "Jane Wanjiru": two words of a name, side by side. */
function hasFullName(strange: readonly Token[]): boolean {
  return strange.some(({ raw, at }, index) => {
    const next = strange[index + 1]
    return (
      next !== undefined &&
      next.at === at + raw.length + 1 &&
      [raw, next.raw].every((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word))
    )
  })
}

/** With no row, "it" and "that" are what she told of. */
function isSmallTalk(clause: Clause): boolean {
  return !OF_SHOP.some((role) => speaksOf(clause, role))
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
  if (clause.tokens.some(({ word }) => isOfData(word, knowledge))) return true
  return knowledge.rows.length > 0 && !clause.tokens.some(({ word }) => isHers(word, knowledge, said))
}

function isOfData(word: string, { words }: Knowledge): boolean {
  return word.length > SHORTEST && !EVERYDAY.has(word) && words.has(word)
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
      (kind !== 'property' &&
        kind !== 'value' &&
        kind !== 'role' &&
        kind !== 'state' &&
        kind !== 'harmless' &&
        isSpokenOf(id, knowledge)),
  )
}

/** "Tubs saba": with a number beside it and nothing else said, a word counts. */
function isMeasure(at: number, { tokens }: Clause): boolean {
  return tokens.length <= 3 && [tokens[at - 1], tokens[at + 1]].some((token) => token !== undefined && isNumber(token))
}

function isNumber({ kind, word }: Token): boolean {
  return kind === 'figure' || SPOKEN_COUNTS.has(word)
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
