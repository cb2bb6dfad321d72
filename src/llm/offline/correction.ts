import { fold } from './tokens.ts'
import type { Correction } from './types.ts'

const OPENERS: readonly RegExp[] = [
  /^(?:sorry|samahani|pole|oops|aki|wait|ngoja|ngoja kidogo|hold on)[,. ]+(?:i |ni )?(?:meant?|mean to say|nilimaanisha|namaanisha|ilikuwa|wanted|nilitaka)\b/,
  /^(?:pole|sorry|samahani|oops)[,. ]+(?:nadai|nataka|ninataka|naomba|nipe|weka|i want|i need|i'd like|give me|make it|fanya|iwe)\b/,
  /^(?:no|nope|nah|hapana|apana|la|zii|sio|siyo)[,. ]+(?:i (?:meant?|said|wanted?|want|need)|nilimaanisha|nilisema|nilitaka|nataka|nadai|namaanisha|ni|make it|make that|change (?:it )?to|give me|nipe|the|ile|hiyo)?\b/,
  /^(?:i (?:actually )?(?:meant?|said|mean|was asking for)|what i (?:meant|said) (?:was|is)|nilimaanisha|namaanisha|nilisema|nilikuwa namaanisha)\b/,
  /^(?:actually|sorry|correction|instead|rather|badala ?yake|badala ya hiyo|samahani|kwa kweli|oops|wait)[,: ]+(?:make it|make that|i want|i'?d like|give me|nataka|nipe|change (?:it )?to|badilisha (?:iwe)?|iwe|let'?s (?:do|go with))?/,
  /^(?:not (?:that|this|those)(?: one)?|si (?:hiyo|hio|ile|hii|hizo)|sio (?:hiyo|hio|ile|hii|hizo)|siyo (?:hiyo|hio|ile|hii|hizo))\b/,
  /^(?:change (?:it|that|the (?:size|colou?r|quantity))? ?to|make (?:it|that)|switch (?:it )?to|badilisha (?:iwe|kuwa|ikuwe)|iwe|ifanye|fanya iwe|ikuwe|change iwe)\b/,
]
const CLOSER = /[,. ]+(?:instead|rather|badala ?yake|not (?:that|this)(?: one)?)[.! ]*$/
const REJECTED = / (?:not|sio|si) (?:the )?\S+$/
const QUESTION =
  /\?\s*$|^(?:what|where|when|how|do|does|did|can|could|is|are|why|who|which|will|je|mna|mnaweza|nini|wapi|lini|kwa nini|mbona|saa ngapi)\b/
const SWAP =
  /^(?:(?:not|no) (?:the )?.{1,30}?(?:, *| )(?:but|i want|nataka|lakini)|not (?:the )?.{1,30}?,|(?:sitaki|staki|si|sio|siyo) .{1,30}?,? (?:nataka|nipe|nadai|bali|ni)|i (?:don't|do not) want .{1,30}?, ?i want)(?: the)? (.+)$/
const PLAIN_NO =
  /^(?:no|hapana|la|nope|sio)[,. ]+(?:thanks?|thank you|asante|problem|worries|need|shida|way|please|sitaki|i don'?t|not? (?:yet|now))\b/

/** Tells a correction of the last answer ("no, size 42") from a new ask; `rest` is what is meant instead. */
export function parseCorrection(message: string): Correction {
  const text = fold(message)
  if (PLAIN_NO.test(text)) return { isCorrection: false, rest: text }
  const swapped = SWAP.exec(text)
  if (swapped !== null) return { isCorrection: true, rest: clean(swapped[1] ?? '') }
  const opener = OPENERS.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (opener !== undefined && opener !== null) {
    const rest = clean(text.slice(opener[0].length).replace(CLOSER, '').replace(REJECTED, ''))
    const bareNo = /^(?:no|nope|nah|hapana|apana|la|zii|sio|siyo)\b/.test(text)
    return QUESTION.test(rest) || (rest === '' && bareNo)
      ? { isCorrection: false, rest: text }
      : { isCorrection: true, rest }
  }
  const closer = CLOSER.exec(text)
  if (closer !== null) return { isCorrection: true, rest: clean(text.slice(0, closer.index)) }
  return { isCorrection: false, rest: text }
}

function clean(rest: string): string {
  return rest.replace(/^[\s,.:;-]+|[\s,.!;-]+$/g, '')
}
