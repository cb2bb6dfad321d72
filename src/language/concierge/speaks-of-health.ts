import { sensitiveTopic } from '../governor/sensitive-topic.ts'
import { tokenise } from '../text/tokenise.ts'

/** Whether a message speaks of somebody's health, whatever it asks. */
export function speaksOfHealth(text: string): boolean {
  return sensitiveTopic(tokenise(text)) === 'medical'
}
