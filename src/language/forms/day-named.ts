/** `holiday`: a day on which the hours of the week do not count. */
export type DayNamed = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | 'today' | 'tomorrow' | 'holiday'
