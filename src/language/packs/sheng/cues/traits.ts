import type { CueEntry } from '../../pack.ts'

/** What goods are asked about and never are: their weight, their height, where they come from. */
export const traits: readonly CueEntry[] = [
  {
    cue: 'trait',
    phrases: `
      (weight|height|length|width) (gani|ngapi|yake|aje|iko aje); (mzito|nzito|mzitooo|mrefu|ndefu|tall|heavy|thick) (aje|how|kiasi aje|kivipi); (imetengezwa|zimetengezwa|imemadiwa|zimemadiwa) (na|wapi) (nini|); (inatokanga|zinatokanga|inatoka|zinatoka|mnatoanga) wapi; (iko|ziko) made (na|of) (nini|)
    `,
    yes: 'ni height gani; iko weight ngapi; ni nzito aje; inatokanga wapi',
    no: 'bei gani; uko wapi; mzito nisaidie',
  },
]
