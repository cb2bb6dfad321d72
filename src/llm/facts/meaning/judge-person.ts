import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'

const WILL_CONTACT =
  /(?:^| )(?:will|ill|well|is going to|are going to|gonna|shall|should) (?:\p{L}+ )?(?:call|ring|phone|contact|text|reach|visit|whatsapp|meet|attend|get back|pass by|come over|come by|buzz|follow up)(?: |$)|(?:^| )expect (?:a|his|her|their|my) (?:call|visit|message|text)(?: |$)/u
const AT_IT =
  /(?:^| )(?:is|are) (?:\p{L}+ )?(?:typing|writing|calling|dialling|dialing|checking|reading|coming|waiting|replying|preparing)(?: |$)|(?:^| )as we speak(?: |$)/u
/** "I have informed Brian": whoever that is, somebody was told. */
const INFORMED =
  /(?:^| )(?:ive|i have|weve|we have|i|we) (?:just |already |also )?(?:informed|notified|alerted|told|briefed|pinged|spoken to|spoken with|talked to|messaged|asked (?:the|our|my)) (?!you(?: |$))\p{L}+/u
/** "The boss already knows, he is coming". */
const ACTS =
  /(?:^| )(?:a|wa)(?:na|ta|me|mesha|lisha|sha|li)(?:ku)?(?:kuj|kam|kut|jua|pig|call|shughuli|fik|let|subiri|ngoj|jib|fuatili|sort|wasilian|text|elew|ambiw|skia|sikia)\p{L}*(?: |$)/u
const SERVES =
  /^(?:pigi|piga|jibu|wasilian|hudumi|tafut|call|text|callback|sort|chek|cheki|shughuliki|ongele|kuj|saidi)$/u

/** A person who was told, who comes or will call: only a hand-over that happened makes it true. */
export function judgePerson(clause: Clause, states: ReadonlySet<string>): boolean {
  if (clause.asked || clause.unknowing || clause.offered || clause.conditional || states.has('person')) return false
  const told = clause.mentions.filter(({ id }) => id === 'told' || id === 'contacts')
  if (told.some((mention) => isDenied(clause.tokens, mention))) return false
  if (WILL_CONTACT.test(clause.words) || (AT_IT.test(clause.words) && speaksOf(clause, 'person'))) return true
  if (INFORMED.test(clause.words) || (speaksOf(clause, 'person') && ACTS.test(clause.words))) return true
  if (clause.consequent) return false
  return told.some(({ id, verb, from }) => {
    if (from > clause.conditionAt) return false
    if (verb === null) return speaksOf(clause, 'person')
    const itself = /^(?:ni|tu|na)$/.test(verb.subject)
    if (id === 'told' && itself) return verb.tense === 'done' && (speaksOf(clause, 'person') || verb.object !== '')
    return (
      /^(?:a|wa)$/.test(verb.subject) &&
      verb.tense !== 'condition' &&
      verb.tense !== 'named' &&
      (speaksOf(clause, 'person') || SERVES.test(verb.stem))
    )
  })
}
