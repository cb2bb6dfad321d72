import type { z } from 'zod'
import type { JsonObject } from '../../lib/json.ts'
import { TenantSettings } from '../tenancy/index.ts'
import type { SettingProblem } from './schemas.ts'
import { settingFields } from './setting-fields.ts'

const LONGEST_GREETING = 600
const LONGEST_NAME = 60

export type CheckedSettings =
  | { outcome: 'fine'; settings: TenantSettings }
  | { outcome: 'wrong'; problems: SettingProblem[] }

/** Whether these settings may hold, and if not, what is to be mended: each fault at its path, with the name that the page has for it. */
export function checkSettings(given: JsonObject): CheckedSettings {
  const read = TenantSettings.safeParse(given, { error: inWords })
  if (!read.success) return { outcome: 'wrong', problems: read.error.issues.flatMap(problemsOf) }
  const problems = contradictions(read.data)
  return problems.length > 0 ? { outcome: 'wrong', problems } : { outcome: 'fine', settings: read.data }
}

/** What no field can know of itself. */
function contradictions(settings: TenantSettings): SettingProblem[] {
  const { allowedLanguages, defaultLanguage, quietWindowMs, openingHours, botName, botIntro, timezone } = settings
  const wrong = (path: string, message: string): SettingProblem => ({
    path,
    code: 'custom',
    message: `${titleOf(path)}: ${message}`,
  })
  const days = Object.entries(openingHours).flatMap(([day, hours]) =>
    hours === 'closed' || isSpan(hours)
      ? []
      : [wrong(`openingHours.${day}`, 'say both hours as 08:30, the opening first.')],
  )
  const greetings = allowedLanguages.flatMap((language) => {
    const { length } = botIntro[language].trim()
    if (length > 0 && length <= LONGEST_GREETING) return []
    const message = `write at least a word and at most ${LONGEST_GREETING} characters in each language it speaks.`
    return [wrong(`botIntro.${language}`, message)]
  })
  return [
    ...(botName.trim() === '' || botName.length > LONGEST_NAME
      ? [wrong('botName', `give it a name of at most ${LONGEST_NAME} characters.`)]
      : []),
    ...(allowedLanguages.includes(defaultLanguage)
      ? []
      : [wrong('defaultLanguage', 'choose one of the languages it speaks.')]),
    ...(isZone(timezone) ? [] : [wrong('timezone', 'there is no such zone; one is called "Africa/Nairobi".')]),
    ...(quietWindowMs.min > quietWindowMs.max || quietWindowMs.max > quietWindowMs.cap
      ? [wrong('quietWindowMs', 'the least may not be more than the most, nor that more than the last.')]
      : []),
    ...greetings,
    ...days,
  ]
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day that ends at midnight or later ends by the clock of the next one. */
function isSpan({ open, close }: { open: string; close: string }): boolean {
  return CLOCK.test(open) && (CLOCK.test(close) || close === '24:00') && open !== close
}

function isZone(timezone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone })
    return true
  } catch {
    return false
  }
}

function problemsOf({ path, code, message, ...issue }: z.core.$ZodIssue): SettingProblem[] {
  const at = path.map(String).join('.')
  const unknown = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : []
  if (unknown.length > 0) {
    return unknown.map((key) => ({
      path: at === '' ? key : `${at}.${key}`,
      code,
      message: 'There is no such setting.',
    }))
  }
  return [{ path: at, code, message: `${titleOf(at)}: ${message}` }]
}

/** By the name of the page; a place in a list by its number. */
function titleOf(path: string): string {
  const fields = settingFields('en')
  const place = /\.(\d+)(?=\.|$)/.exec(path)
  const title = fields[path.replace(/\.\d+(?=\.|$)/g, '[]')]?.title ?? path
  return place?.[1] === undefined ? title : `${title} (line ${Number(place[1]) + 1})`
}

/** What is wrong as a person would say it; a schema that says it in its own words keeps them. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int') return `must be ${issue.minimum} or more.`
      return issue.origin === 'array' ? `choose at least ${issue.minimum}.` : 'must not be empty.'
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') return `must be ${issue.maximum} or less.`
      return issue.origin === 'array'
        ? `at most ${issue.maximum} fit.`
        : `must have at most ${issue.maximum} characters.`
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number.' : 'is missing or of another kind.'
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      if (issue.format === 'url') return 'must be a whole address, such as https://shop.example.'
      return issue.format === 'email' ? 'must be an email address.' : undefined
    default:
      return undefined
  }
}
