import type { GuestReading } from './guest-reading.ts'

/** It is looked up first, and asked back after. */
const UNCLEAR = 0.6

/**
 * The reading of a message that goes on with a talk of the house. What no rule heard there is of the house too, until it has
 * a sign of something else: few words, as "too steep. til 1?", are no sign of anything to a model that knows no talk. `leans`: it
 * goes on with the question before, as "with tables as at school?"; then even with such a sign it is looked up first.
 */
export function heardInTalk(heard: GuestReading, leans: boolean): GuestReading {
  if (heard.stage !== 'offline' || heard.queryType === 'greeting') return heard
  if (isSigned(heard)) return leans && heard.queryType === 'off_topic' ? lookedUpFirst(heard) : heard
  const asks = heard.queryType === 'property_qa' || heard.queryType === 'hours_schedule'
  const queryType = asks ? heard.queryType : 'ambiguous'
  // What is new is looked up outside, in a talk as at its beginning.
  const route = asks && heard.route === 'research' ? 'research' : 'rag'
  return { ...heard, queryType, route, confidence: Math.max(UNCLEAR, asks ? heard.confidence : 0), guard: null }
}

function lookedUpFirst(heard: GuestReading): GuestReading {
  return { ...heard, route: 'rag', confidence: Math.min(UNCLEAR, heard.confidence), guard: null }
}

/** Which signs are needed to be of no concern to the house, or no question at all, and which speak against it. */
const NEEDED: Readonly<Partial<Record<GuestReading['queryType'], readonly string[]>>> = {
  off_topic: ['far'],
  gambling_advice: ['gaming'],
  action_request: ['do', 'book'],
}
const AGAINST: Readonly<Partial<Record<GuestReading['queryType'], readonly string[]>>> = {
  off_topic: ['when', 'house', 'named'],
}

function isSigned({ queryType, words }: GuestReading): boolean {
  const has = (signs: readonly string[] = []) =>
    signs.some((sign) => words.some((word) => word.startsWith(`${sign}: `)))
  return has(NEEDED[queryType]) && !has(AGAINST[queryType])
}
