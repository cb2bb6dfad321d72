import { PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'

const LISTS = new PhraseLists()
const OF_CASE = LISTS.add(`
  (when|what time|how soon|how long until|how long till|wen) (will|is|does|do|are|can) (someone|somebody|anyone|anybody|he|she|they|the plumber|the technician|the electrician|the manager|the person|the team) ; (is|will|has|did) (someone|somebody|anyone|anybody) (come|coming|sent|there|on the way|see|going|looking); any (news|update|updates|progress|feedback); still waiting; what happens (now|next)
  (mtu|fundi|meneja|yeyote) (atakuja|anakuja|ako|yuko|atafika|ataangalia|atanijibu) (lini|saa ngapi|njiani|); (atakuja|watakuja|mtatuma|mnatuma) (lini|saa ngapi|mtu|fundi); bado (nasubiri|tunasubiri|hakuna mtu|hajaja)
  (msee|fundi|manager) (atakam|anakam|ako|atareply) (lini|saa ngapi|njiani|); bado (nangoja|tunangoja|nawait|hakuna msee)
`)

/** Whether it is asked what became of something that a person has been given: only the case itself tells. */
export function asksOfCase(message: string): boolean {
  return OF_CASE.has(plainWords(tokenise(message)))
}
