import type { Clause } from './clauses.ts'
import { isDenied } from './denial.ts'
import { speaksOf } from './judge-states.ts'
import type { Knowledge } from './knowledge.ts'

/** Colours, sizes and kinds that goods are said to come in, against the options of the rows. */
export function judgeValues(clause: Clause, knowledge: Knowledge, said: ReadonlySet<string>): boolean {
  if (clause.asked || clause.unknowing || clause.conditional || clause.requested || clause.offered) return false
  if (!['it', 'we', 'you_get'].some((role) => speaksOf(clause, role)) && !speaksOfStock(clause)) return false
  return clause.mentions.some((mention) => {
    if (mention.kind !== 'value' || knowledge.said.has(mention.id)) return false
    if (isDenied(clause.tokens, mention)) return false
    return !(said.has(mention.id) && (clause.echo || isFragment(clause)))
  })
}

/** "Kitu ya red": her wish said back, with no word that says there is one. */
function isFragment(clause: Clause): boolean {
  return (
    !speaksOfStock(clause) &&
    !/(?:^| )(?:ni|is|are|its|yes|ndio|ndiyo|iko|ziko|ina|zina|we|tuna|tuko|has|have|sure|sawa)(?: |$)/u.test(
      clause.words,
    )
  )
}

function speaksOfStock({ words }: Clause): boolean {
  return /(?:^| )(?:available|theres|there is|there are|too|pia|in stock|comes in|come in|version|ipo|zipo|lipo|rangi|colour|color|size|saizi|kuna|flavour)(?: |$)/u.test(
    words,
  )
}
