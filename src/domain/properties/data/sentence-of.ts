import type { z } from 'zod'

const NOUNS: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'an object in { }',
}

/** How sentences begin that no schema of ours wrote. */
const ZOD_SAYS = /^(?:Invalid|Too |Unrecognized)/

/** What is wrong with a value and what to do about it, for the person who wrote the file. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  if (!ZOD_SAYS.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? `is missing: add ${nounOf(issue.expected)}` : `must be ${nounOf(issue.expected)}`
    case 'unrecognized_keys':
      return `unknown key ${quoted(issue.keys)}: take it out`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'is empty: fill it, or leave the key out'
        : `must not be below ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `is longer than ${issue.maximum} characters: shorten it`
        : `must not be ${issue.origin === 'array' ? 'longer' : 'higher'} than ${issue.maximum}`
    case 'invalid_format':
      return issue.format === 'date' ? 'must be a day that exists, as "2026-10-31"' : issue.message
    default:
      return issue.message
  }
}

export function quoted(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ')
}

function nounOf(expected: string): string {
  return NOUNS[expected] ?? expected
}

/** zod keeps no input, but says in its words when there was none. */
function isMissing({ message }: z.core.$ZodIssue): boolean {
  return message.endsWith('received undefined')
}
