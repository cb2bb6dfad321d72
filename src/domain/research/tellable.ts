import { wallClock } from '../../lib/zoned-time.ts'
import type { Ctx } from '../context.ts'
import type { ResearchSettings } from '../tenancy/index.ts'
import { domainOf } from './domain-of.ts'
import { nearPages } from './near-pages.ts'
import { quotable } from './quotable.ts'
import type { FoundPage, Report } from './schemas.ts'

/**
 * What of found pages may be told: of sites that the tenant lets speak, without pages that give orders to the assistant
 * and without sentences that lead to strangers; each page once, best first.
 */
export function tellable(
  { ports }: Pick<Ctx, 'ports'>,
  pages: readonly FoundPage[],
  asked: { query: string; settings: ResearchSettings; timezone: string; limit: number },
): Report[] {
  const reports = pages.flatMap((page): Report[] => {
    const domain = domainOf(page.url)
    if (domain === null || !maySpeak(domain, asked.settings)) return []
    if (ports.instructions.givesOrders(`${page.title}\n${page.snippet}`)) return []
    const quote = quotable(page.snippet)
    const on = page.publishedOn ?? dayIn(asked.timezone, page.fetchedAt)
    const { title, url, publishedOn } = page
    return quote === '' ? [] : [{ title, url, domain, quote, on, dated: publishedOn !== null }]
  })
  const distinct = reports.filter(({ url }, at) => reports.findIndex((other) => other.url === url) === at)
  return nearPages(distinct, asked.query).slice(0, asked.limit)
}

/** A site stands for what is below it: "example.com" for "www.example.com" too. */
function maySpeak(domain: string, { allowDomains, denyDomains }: ResearchSettings): boolean {
  const isUnder = (site: string) => domain === site || domain.endsWith(`.${site}`)
  return !denyDomains.some(isUnder) && (allowDomains.length === 0 || allowDomains.some(isUnder))
}

function dayIn(timezone: string, at: string): string {
  return new Date(wallClock(new Date(at), timezone)).toISOString().slice(0, 10)
}
