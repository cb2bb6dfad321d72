/** How a budget divides when nothing else is known, in percent; what is left is spent by the day. */
const SHARES = { flights: 40, lodging: 35 }

export interface BudgetProfile {
  flightsCents: number
  lodgingCents: number
  dayCents: number
}

/** What flights, nights and days of a trip may take of its budget before anybody compares. Whole cents; the parts make the whole. */
export function budgetProfile(budgetCents: number): BudgetProfile {
  const flightsCents = Math.floor((budgetCents * SHARES.flights) / 100)
  const lodgingCents = Math.floor((budgetCents * SHARES.lodging) / 100)
  return { flightsCents, lodgingCents, dayCents: budgetCents - flightsCents - lodgingCents }
}
