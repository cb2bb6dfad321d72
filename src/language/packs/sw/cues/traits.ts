import type { CueEntry } from '../../pack.ts'

/** What goods are asked about and never are: their weight, their height, where they come from. */
export const traits: readonly CueEntry[] = [
  {
    cue: 'trait',
    phrases: `
      uzito; uzani; urefu; upana; kimo; unene; ujazo; viungo vyake; viambato
      (nzito|mzito|zito|ndefu|mrefu|refu|virefu|warefu|pana|mpana|nene|mnene|kubwa|kali|chungu|tamu|ngumu|laini) (kiasi gani|namna gani|aje)
      (imetengenezwa|zimetengenezwa|kimetengenezwa|vimetengenezwa|limetengenezwa|imetengenezewa|zimetengenezewa|imeundwa|zimeundwa|imetengezwa|zimetengezwa) (na|kwa|wapi) (nini|kitu gani|); (inatoka|zinatoka|vinatoka|kinatoka|vimetoka|yanatoka|unatoka|linatoka|hutoka|yametoka|zimetoka|imetoka|inatolewa|zinatolewa|yanatolewa|hutolewa|imelimwa|zimelimwa|yamelimwa|mnazitoa|mnaitoa|mnayatoa) (wapi|shamba gani|shamba lipi|sehemu gani|nchi gani)
    `,
    yes: 'uzito wake ni ngapi; ni ndefu kiasi gani; imetengenezwa na nini; mayai yanatoka wapi; urefu wa kisigino',
    no: 'bei ni kiasi gani; mzee uko wapi; mnatoa risiti; fungua',
  },
]
