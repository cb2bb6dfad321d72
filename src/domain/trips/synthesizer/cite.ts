import type { Citation, Provenance } from '../schemas/index.ts'

/** Something to be said, with what it rests on; null: nothing does. */
export interface Claim {
  /** What it is about: "Price". */
  label: string
  text: string | null
  provenance: Provenance | null
}

export const NOT_AVAILABLE = 'Information not available.'

/** Claims as they may be said. */
export interface Cited {
  /** "Price: 20.00 USD", or that it is not known. */
  notes: string[]
  citations: Citation[]
  /** Labels of what could not be said. */
  dropped: string[]
}

/** Says what rests on something, each with its citation, and of everything else that it is not known. */
export function cite(claims: readonly Claim[], about: string): Cited {
  const cited: Cited = { notes: [], citations: [], dropped: [] }
  for (const { label, text, provenance } of claims) {
    if (text === null || provenance === null) {
      cited.notes.push(`${label}: ${NOT_AVAILABLE}`)
      cited.dropped.push(`${about}: ${label}`)
    } else {
      cited.notes.push(`${label}: ${text}`)
      cited.citations.push({ claim: `${about}: ${label}: ${text}`, provenance })
    }
  }
  return cited
}
