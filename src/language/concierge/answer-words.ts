import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'
import { guardOf } from './guard-of.ts'
import { hearSigns } from './signs.ts'

/** What is wrong, or must be watched, in words that a model wrote for a guest. */
export interface AnswerWords {
  /** Games of chance are spoken of. */
  gaming: boolean
  /** It advises on them. */
  advises: boolean
  /** It invites to play for money; null when it does not, else the words that do. */
  induces: string | null
  /** It claims or promises a deed of its own; null when it does not, else the words that do. */
  deed: string | null
}

const DEEDS =
  'book|reserv|arrang|order|send|sent|cancel|chang|mov|upgrad|call|phon|notif|inform|told|tell the|ask(?:ed)? the|pass|forward|confirm|hold|held|charg|refund|deliver|prepar|schedul|add|put you|sort|organi[sz]|request|transfer|connect|extend|let (?:them|the)'
/** "I have booked", "I'll ask the kitchen", "we've reserved": said of itself, not of what the house does for its guests. */
const ENGLISH_DEED = new RegExp(
  `(?<!\\p{L})(?:i|we)(?:['’](?:ve|ll|m|re|d))?(?:\\s+(?:have|has|had|will|shall|can|could|am|are|just|now|already|also|gladly|happily|going to|be|been))*\\s+(?:${DEEDS})\\p{L}*`,
  'iu',
)
const SWAHILI_DEED =
  /(?<!\p{L})(?:ni|tu)(?:ta|me|na|mesha|li)(?:ku|wa|m|mu|ki|i|zi|li|ya)?(?:book|reserve|hifadhi|weke|agiz|tum|pig|ghairi|badilish|pang|julish|ambi|pelek|ong|thibitish|andali|fany|order|cancel|confirm|arrange|send|call)\p{L}*/iu
/** "I cannot book", "I do not send". */
const DENIED =
  /(?<!\p{L})(?:not|n['’]t|cannot|never|unable|siwezi|siezi|sitaweza|hatuwezi)(?!\p{L})|(?<!\p{L})(?:i|we) (?:can|could) only/iu
const INDUCES =
  /(?<!\p{L})(?:try your luck|feeling lucky|get lucky|(?:big|huge|easy) wins?|win big|jackpots? (?:awaits?|is waiting|could be yours)|chance to win|place (?:your|a) bets?|come (?:and )?(?:play|bet|gamble)|double your|jaribu bahati|bahati yako|shinda (?:pesa|mamilioni|jackpot)|weka (?:beti|bet)|njoo ucheze|kuja u(?:cheze|bet))(?!\p{L})/iu
const SENTENCE = /[^.!?\n]+[.!?]?/gu

/** Reads what a model wrote before anybody else does. Deeds in questions ("shall I ...?") are offers, and denied ones are none. */
export function answerWords(text: string): AnswerWords {
  const words = plainWords(tokenise(text))
  const stated = [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim()).filter((one) => !one.endsWith('?'))
  const deeds = stated.filter((one) => !DENIED.test(one)).map((one) => ENGLISH_DEED.exec(one) ?? SWAHILI_DEED.exec(one))
  return {
    gaming: hearSigns(words).heard.has('gaming'),
    advises: guardOf(words) === 'gambling_advice',
    induces: INDUCES.exec(text)?.[0] ?? null,
    deed: deeds.find((one) => one !== null)?.[0] ?? null,
  }
}
