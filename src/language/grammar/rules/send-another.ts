import type { Token } from '../../span.ts'
import { analyseWord } from '../../verbs/analyse-word.ts'
import type { Rule } from '../desk.ts'
import { names } from '../goods-phrases.ts'
import { PARTICLES } from '../particles.ts'

/** "Tuma ingine": where a prompt is awaited and no goods are named, another one is a prompt, and not the next of a list. */
export const sendAnother: Rule = (desk) => {
  const { order, asked } = desk.context
  const cues = desk
    .cues('more')
    .filter(({ from }) => desk.tokens.slice(Math.max(0, from - 1), from + 1).some(isSending))
  if (cues.length === 0 || order?.paying !== true || asked?.kind !== 'payment') return null
  return desk.clause.spans.some(({ meaning }) => names(meaning)) ? null : { act: { act: 'checkout' }, uses: cues }
}

function isSending({ text }: Token): boolean {
  return PARTICLES.sends.has(text) || analyseWord(text)?.sense === 'send'
}
