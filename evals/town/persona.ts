import type { Customer } from './customer.ts'
import type { CustomerRows } from './grading/customer-rows.ts'

/** What must be true of the rows when the customer is gone; each entry says what is not. */
export type Grade = (rows: CustomerRows) => string[]

/** A kind of customer: what she does, and what has to come of it. */
export interface Persona {
  name: string
  /** The shop must offer this way of paying. */
  needs?: 'c2b' | 'card'
  play(customer: Customer): Promise<Grade>
}
