/** Something in a text that can be true or false. `text` is how it was written, `at` where it starts. */
export type Fact = { text: string; at: number } & FactValue

export type FactValue =
  | { kind: 'url'; value: string }
  | { kind: 'email'; value: string }
  | { kind: 'date'; year: number | null; month: number; day: number }
  /** "the 21st": a day of a month, or a place in a list. */
  | { kind: 'ordinal'; value: number }
  /** Sunday is 0. */
  | { kind: 'weekday'; value: number }
  /** Minutes since midnight that the words may mean: "8:30" means two of them. "saa 2" may also be a count of hours. */
  | { kind: 'time'; minutes: readonly number[]; orCount: number | null }
  /** `head` is empty for a full number; a masked one shows only its ends. */
  | { kind: 'phone'; head: string; tail: string }
  /** In major units; the currency is null when the words do not name one. */
  | { kind: 'money'; amount: number; currency: string | null }
  | { kind: 'number'; value: number; percent: boolean }
  /** Letters and digits mixed, or a name after "order", "code", "receipt": lower case, without separators. */
  | { kind: 'code'; value: string }
