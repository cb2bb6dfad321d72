import { PhraseLists } from '../governor/phrase-lists.ts'
import { plainWords } from '../governor/plain-words.ts'
import { tokenise } from '../text/tokenise.ts'

const LISTS = new PhraseLists()
const CHANGES = LISTS.add(`
  (cancel|cancle|cancell|canceling|cancelling|change|changing|move|moving|postpone|reschedule|amend|modify|shift|extend|shorten|undo|call off) (the|) (date|dates|time|name|names|number|) (of|on|for|) (my|our|the|a|an|this|that) (_|_ _|) (booking|reservation|trip|stay|table|room|appointment|flight|ticket|tickets|tour|transfer|massage|order|holiday|safari|package|visit)
  (drop|scrap|call off|give up|get out of) (my|our|the|this|that) (_|) (booking|reservation|trip|stay|safari|holiday|tour|visit)
  (ok|okay|then|just|please|pls|so|basi|sawa|haya|poa) (cancel|ghairi|futa); (cancel|ghairi|futa) (it|now|pls|please|everything|saa hii|sasa|sasa hivi|yote|tu); (kuacha|kuahirisha|kusitisha|niache|tuache) (safari|ziara|nafasi|booking|trip|chumba)
  (my|our|the) (booking|reservation|trip|stay) (needs to be|to be|should be|must be|has to be) (cancelled|canceled|changed|moved|postponed); (want|need|like|have) to (cancel|reschedule|postpone|call off) ; please (cancel|reschedule|postpone) ; (cancel|reschedule|postpone) (my|our|it|everything|the booking|the trip)
  (kughairi|ghairi|kufuta|futa|kubadilisha|badilisha|kuahirisha|ahirisha|nighairi|nighairie|unighairie|nibadilishie|nifutie|kucancel|nicancel|cancel|kuchange|nichange|kusogeza|kupostpone) (_|) (booking|uhifadhi|nafasi|safari|oda|tarehe|ziara|chumba|meza|tiketi|reservation|trip|stay) (yangu|yetu|langu|zangu|changu|hiyo|yenyewe|); (nataka|naomba|ningependa|nahitaji|tunataka) (kughairi|kuahirisha|kucancel|kupostpone)
`)

/** Whether a message is about a booking that somebody has: to cancel it, or to change it. It makes no new one. */
export function changesBooking(message: string): boolean {
  return CHANGES.has(plainWords(tokenise(message)))
}
