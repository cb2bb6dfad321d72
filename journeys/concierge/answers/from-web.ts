import { sayDate } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { Report } from '../../../src/domain/research/schemas.ts'
import type { TurnState } from '../../turn-state.ts'
import type { GuestAnswer } from '../scratch.ts'
import { LABELS } from './labels.ts'

/** Two sites tell of one thing in two ways: then both are heard. */
const MOST_SITES = 2

/**
 * What was known inside first, then what the web says of it: word for word, a line for each site with its name and day. What
 * could not be looked up is said.
 */
export function fromWeb(
  inside: GuestAnswer | null,
  { reports, notSearched }: NonNullable<TurnState['guestWeb']>,
  { guestRetries, responseLanguage: language }: TurnState,
): GuestAnswer {
  const told = oneOfEachSite(reports).slice(0, guestRetries > 0 ? 1 : MOST_SITES)
  const quotes = told.map((report) => `${LABELS.web} ${quoted(report, language)}`)
  const notOurs = told.length > 0 ? [say('guest_web_not_ours', language)] : []
  const missing = notSearched === null ? [] : [`${LABELS.noWeb} ${say('guest_web_not_now', language)}`]
  const nothing =
    notSearched === null && told.length === 0 ? [`${LABELS.web} ${say('guest_web_no_more', language)}`] : []
  const own = inside?.text ?? ''
  return {
    text: [...(own === '' ? [] : [own]), ...quotes, ...notOurs, ...missing, ...nothing].join('\n'),
    sources: [...(inside?.sources ?? []), ...told.map(({ domain, on }) => `${LABELS.web} ${domain}, ${on}`)],
    topics: inside?.topics ?? [],
    unchecked: false,
  }
}

function quoted({ quote, domain, on, dated }: Report, language: TurnState['responseLanguage']): string {
  const date = sayDate(new Date(`${on}T00:00:00Z`), 'UTC', language)
  return say(dated ? 'guest_web_quote' : 'guest_web_quote_undated', language, { quote, domain, date })
}

function oneOfEachSite(reports: readonly Report[]): Report[] {
  return reports.filter(({ domain }, at) => reports.findIndex((other) => other.domain === domain) === at)
}
