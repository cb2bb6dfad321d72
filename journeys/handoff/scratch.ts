/** What the nodes of this journey, and who else opens a ticket, hand to each other in one turn. */
export interface HandoffScratch {
  /** The ticket of this turn was open before: what was said goes on with its case. */
  caseGoesOn: boolean
}

export const freshHandoff: HandoffScratch = { caseGoesOn: false }
