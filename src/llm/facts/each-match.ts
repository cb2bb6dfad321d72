/**
 * Every match of a global pattern. Does what matchAll does without copying the pattern each time, which would cost more
 * than the search itself on texts as short as ours.
 */
export function eachMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return matches
}
