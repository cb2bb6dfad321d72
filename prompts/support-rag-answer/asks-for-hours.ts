const HOURS =
  /\b(?:opening hours|what time|when|saa ngapi|masaa gani|saa gani|time gani|saa za kazi|are you|mko|uko|do you|mna\w*|je)\b.{0,30}\b(?:open\w*|wazi|clos\w*|hours|fungu\w*|mnafung\w*|fung\w*|mafungu\w*)\b|\b(?:mnafung\w*|mnafungu\w*|unafung\w*|mwafung\w*)\b|\bopening (?:hours|times?)\b|\bsaa za kazi\b|\b(?:working|business|shop|store|your) hours\b/

/** Whether a question is about when the shop is open. */
export function asksForHours(question: string): boolean {
  return HOURS.test(question.toLowerCase())
}
