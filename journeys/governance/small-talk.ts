import type { CopyKey } from '../../prompts/copy/index.ts'

type TalkKey = Extract<CopyKey, 'greeting_again' | 'how_are_you' | 'thanks_reply' | 'goodbye_reply' | 'casual_reply'>

const THANKS = /\b(?:thanks?|thank you|asante|ahsante|asanti|shukran|shukrani|appreciate|nashukuru|thenks|thx)\b/
const GOODBYE = /\b(?:bye|goodbye|good night|kwaheri|usiku mwema|tutaonana|baadaye|see you|later|lala salama)\b/
const HOW_ARE_YOU =
  /\b(?:how are you|how's it going|how are things|how r u|u good|uko aje|habari yako|habari gani|u hali gani|hujambo|uko poa|uko fiti|how is your day|za leo|mambo vipi)\b/
const GREETING =
  /^\W*(?:hi+|hey+|hello+|helo|good (?:morning|afternoon|evening)|habari|mambo|niaje|sasa|vipi|jambo|shikamoo|salaam|wassup|sup|yo|rada|oya|xaxa|sema|mko poa)\b/

const IDENTITY =
  /\b(?:who (?:are you|r u|is this|am i (?:talking|chatting|speaking) (?:to|with))|what(?:'s| is) your name|are (?:you|u) (?:a |an )?(?:real|human|robot|bot|machine|person|ai|computer)|(?:wewe |we )?ni nani|unaitwa (?:nani|aje)|jina lako|(?:wewe |we |hii |hiyo )?ni (?:bot|robot|roboti|mashine)|(?:wewe|we) ni (?:mtu|msee|binadamu))\b/

/** Whether somebody asks whom she is talking to, or whether it is a machine. */
export function asksWho(text: string): boolean {
  return IDENTITY.test(text.toLowerCase().replaceAll('’', "'"))
}

/** Thanks and farewells are courtesy, not talk to be led back from. */
export function isCourtesy(text: string): boolean {
  const key = talkKey(text)
  return key === 'thanks_reply' || key === 'goodbye_reply'
}

/** Which small sentence answers small talk. */
export function talkKey(text: string): TalkKey {
  const said = text.toLowerCase()
  if (THANKS.test(said)) return 'thanks_reply'
  if (GOODBYE.test(said)) return 'goodbye_reply'
  if (HOW_ARE_YOU.test(said)) return 'how_are_you'
  return GREETING.test(said) ? 'greeting_again' : 'casual_reply'
}
