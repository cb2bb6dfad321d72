import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'

/** More words than these make a sentence of their own. */
const SHORT = 4

/** "Suti yako iko tayari": hers is what she ordered. */
const HERS_IS_READY =
  /(?:^| )\p{L}+ (?:yako|zako|lako|wako|chako|vyako) (?:iko|ziko|liko|uko|kiko|viko) tayari(?: |$)|(?:^| )your (?:\p{L}+ ){1,2}(?:is|are) ready(?: |$)/u

/** "Nimeona 15,400 yako": a sum of hers that we have. */
const HER_SUM_CAME =
  /(?:^| )(?:nimeona|tumeona|nimepata|tumepata|weve got|we have|ive got|i have|i see|we see) (?:\p{L}+ )?\d[\d,.]*k? (?:yako|from you|kutoka kwako)(?: |$)|(?:^| )(?:see|seen|got|have|received) your (?:kes |ksh )?\d[\d,.]*k?(?: |$)/u

const SENT_BACK = /(?:^| )(?:sent|returned|paid|wired) (?:you )?(?:kes |ksh )?\d[\d,.]*k? back(?: |$)/u

/** A picture or a bare "done" beside a noun claims what it draws: "Payment ✅", "Booking done". */
export function drawnStates(clause: Clause): string[] {
  if (clause.conditional || clause.offered || clause.consequent) return []
  const { tokens, words } = clause
  const nouns = clause.mentions.filter(({ id }) =>
    ['money', 'order', 'booking', 'deliver', 'refund', 'parcel'].includes(id),
  )
  const marks = clause.mentions.filter(({ id }) => ['yes_picture', 'way_picture', 'done'].includes(id))
  const drawn = nouns.flatMap((noun) => {
    const mark = marks.find(({ from, to }) => Math.abs(from - noun.to) <= 2 || Math.abs(noun.from - to) <= 2)
    if (mark === undefined || isDenied(tokens, noun) || isDenied(tokens, mark)) return []
    const isPicture = mark.id !== 'done'
    if (isPicture && tokens.filter(({ kind }) => kind === 'word').length > SHORT) return []
    if (!isPicture && (mark.from < noun.from || /^(?:ok|okay|sawa|fiti|tayari|done)$/u.test(words.split(' ')[0] ?? '')))
      return []
    return [
      { money: 'received', booking: 'booked', deliver: 'arrived', refund: 'refunded', parcel: 'arrived' }[noun.id] ??
        'confirmed',
    ]
  })
  if (HER_SUM_CAME.test(words)) drawn.push('received')
  if (SENT_BACK.test(words)) drawn.push('refunded')
  const hers = HERS_IS_READY.test(words)
  const ready = hers || /(?:^| )(?:is|iko|uko|ziko|now|its|are) (?:\p{L}+ )?(?:ready|tayari)(?: |$)/u.test(words)
  return ready && (hers || speaksOf(clause, 'order') || speaksOf(clause, 'parcel')) ? [...drawn, 'prepared'] : drawn
}
