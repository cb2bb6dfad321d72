import { createHash } from 'node:crypto'
import type { ItineraryPage, ItinerarySheet } from '../../domain/files/itinerary-printer.ts'
import { type ToldActivity, type ToldItinerary, tellItinerary } from './tell-itinerary.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #17211b; --paper: #f4f7f5; --card: #fff; --quiet: #55625b; --line: #dde5e0;
  --real: #0b6b41; --fixture: #8a5a00; --omitted: #5d6670 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef4f0; --paper: #101613; --card: #1a221e; --quiet: #a3b1a9; --line: #2c3832;
  --real: #5bd39a; --fixture: #f0c05a; --omitted: #a5aeb8 } }
* { box-sizing: border-box }
body { margin: 0; padding: 1.25rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { max-width: 46rem; margin: 0 auto }
header p, footer, .notes { color: var(--quiet); font-size: .875rem }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 0 0 .5rem; font-size: 1.0625rem }
section { margin: 1rem 0; padding: 1rem; border-radius: .875rem; background: var(--card) }
.banner { padding: .75rem 1rem; border-radius: .875rem; border: 2px solid var(--fixture); font-weight: 600 }
table { width: 100%; border-collapse: collapse }
th { text-align: left; font-size: .8125rem; color: var(--quiet); font-weight: 600 }
th, td { padding: .375rem .5rem .375rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere }
.time, .price { white-space: nowrap; font-variant-numeric: tabular-nums }
.notes { display: block }
.real { color: var(--real) } .fixture { color: var(--fixture) } .omitted { color: var(--omitted) }
.price, .amount { text-align: right }
ul { margin: 0; padding-left: 1.25rem }
@media print { body { background: none; padding: 0 } section { break-inside: avoid } }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A trip to read in any browser, and to print from it. Every text of it is escaped here. */
export function itineraryPage(sheet: ItinerarySheet): ItineraryPage {
  const told = tellItinerary(sheet)
  // Sheng has no language tag of its own.
  const html = `<!doctype html>
<html lang="${sheet.language === 'en' ? 'en' : 'sw'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(told.title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<header><p>${escaped(told.shopName)}</p><h1>${escaped(told.title)}</h1><p>${escaped(told.subtitle)}</p></header>
${told.banner === null ? '' : `<p class="banner" role="note">${escaped(told.banner)}</p>`}
${told.days.map((day) => dayHtml(day, told)).join('\n')}
<section><h2>${escaped(told.words.headings.costs)}</h2><table>${costRows(told)}</table></section>
${listHtml(told.words.headings.advice, told.advice)}
${listHtml(told.words.headings.sources, told.sources)}
<footer>${[...told.disclaimers, ...(told.credit === null ? [] : [told.credit])].map((line) => `<p>${escaped(line)}</p>`).join('')}</footer>
</main></body></html>
`
  return { html, styleHash: STYLE_HASH }
}

function dayHtml({ heading, activities }: ToldItinerary['days'][number], { words }: ToldItinerary): string {
  const { time, what, price, sure } = words.columns
  const head = [time, what, price, sure].map((name) => `<th scope="col">${escaped(name)}</th>`).join('')
  const rows = activities.map(rowHtml).join('')
  return `<section><h2>${escaped(heading)}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></section>`
}

function rowHtml({ time, kind, name, notes, price, fact, sure }: ToldActivity): string {
  const said = notes.map((note) => `<span class="notes">${escaped(note)}</span>`).join('')
  return `<tr><td class="time">${escaped(time)}</td><td>${escaped(kind)}: <strong>${escaped(name)}</strong>${said}</td><td class="price">${escaped(price)}</td><td class="${fact}">● ${escaped(sure)}</td></tr>`
}

function costRows({ costs, totals }: ToldItinerary): string {
  const row = ({ label, amount }: { label: string; amount: string }, tag: 'td' | 'th') =>
    `<tr><${tag}>${escaped(label)}</${tag}><${tag} class="amount">${escaped(amount)}</${tag}></tr>`
  return [...costs.map((line) => row(line, 'td')), ...totals.map((line) => row(line, 'th'))].join('')
}

function listHtml(heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `<section><h2>${escaped(heading)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></section>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
