import type { Heard } from './define-journey.ts'

/** Whether the words, the number or the tap answer a yes-or-no question. */
export function saysYesOrNo({ text, choice, engine }: Heard): boolean {
  const numbered = /^\s*[12]\s*[.)]?\s*$/.test(text)
  return choice === 'yes' || choice === 'no' || numbered || engine.parseYesNo(text) !== null
}
