import type { SharePage, SharePageRow } from '../../domain/payments/index.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { escaped, textPageHeaders, textPageHtml } from '../text-page.ts'
import type { SaySharePage } from './say-share-page.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #17211b; --paper: #f4f7f5; --card: #fff; --quiet: #55635b; --line: #dfe7e2; --brand: #0b6b41 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef4f0; --paper: #101613; --card: #1a221e; --quiet: #a9b6af; --line: #2c3831; --brand: #0b7a4b } }
* { box-sizing: border-box }
body { margin: 0; padding: 1.25rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { width: 100%; max-width: 30rem; margin: 0 auto; padding: 1.75rem 1.5rem; border-radius: 1.25rem; background: var(--card);
  box-shadow: 0 .5rem 2rem rgb(0 0 0 / .08) }
.shop, .quiet { margin: 0; color: var(--quiet); font-size: .9375rem }
h1 { margin: .25rem 0 .75rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance }
p { margin: 0 0 .5rem; overflow-wrap: anywhere }
.said { margin: 1rem 0; padding: .75rem 1rem; border-radius: .75rem; border: 1px solid var(--brand); font-weight: 600 }
ol { list-style: none; margin: 1.25rem 0 0; padding: 0 }
li { padding: .875rem 0; border-top: 1px solid var(--line) }
.row { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between }
.sum { font-weight: 600; font-variant-numeric: tabular-nums }
details { margin-top: .5rem }
summary { padding: .5rem 0; min-height: 2.75rem; color: var(--ink); font-weight: 600; text-decoration: underline; cursor: pointer }
label { display: block; margin-bottom: .25rem; font-size: .9375rem }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--quiet); border-radius: .75rem;
  background: transparent; color: inherit; font: inherit }
button { width: 100%; min-height: 2.75rem; margin: .75rem 0; border: 0; border-radius: .75rem; background: var(--brand); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer }
nav { display: flex; gap: 1rem; margin-top: 1.25rem; padding-top: 1rem; border-top: 1px solid var(--line) }
p a { display: inline-block; padding: .5rem 0; color: var(--ink); font-weight: 600 }
nav a { padding: .5rem 0; color: var(--ink) }
nav a[aria-current] { font-weight: 600; text-decoration: none }
:focus-visible { outline: .2rem solid var(--ink); outline-offset: .15rem }
`

export const SHARE_PAGE_HEADERS = textPageHeaders(STYLE, { forms: true })

/** How a page is looked at: where it stands, in which language, and what is said of what was just done. */
export interface SharePageVisit {
  path: string
  language: SpokenLang
  said: string | null
}

/** @param page null for an address that was never ours */
export function sharePageHtml(page: SharePage | null, visit: SharePageVisit, say: SaySharePage): string {
  const { language } = visit
  const reference = page?.orderReference ?? ''
  const title = page === null ? say('share_page_unknown') : say('share_page_title', { reference })
  const said = visit.said === null ? '' : `<p class="said" role="status">${escaped(visit.said)}</p>`
  const body = `<main>
<p class="shop">${escaped(page?.shopName ?? '')}</p>
<h1>${escaped(title)}</h1>
${said}
${page === null ? '' : standing(page, visit, say)}
${page === null ? '' : languages(visit)}
</main>`
  return textPageHtml({ language, title, style: STYLE, head: '', body })
}

function standing(page: SharePage, visit: SharePageVisit, say: SaySharePage): string {
  const { state, orderReference: reference, total, left } = page
  if (state !== 'open') {
    return `<p>${escaped(say(state === 'paid' ? 'share_page_paid' : 'share_page_over', { reference }))}</p>`
  }
  return `<p>${escaped(say('share_page_intro', { total, left }))}</p>
<p class="quiet">${escaped(say('share_page_until', { until: say.when(page.expiresAt, page.timezone) }))}</p>
<ol>
${page.shares.map((share) => row(page, share, visit, say)).join('\n')}
</ol>
${lookAgain(page, visit, say)}`
}

/** By hand, because a page that loads itself takes the number away that somebody types. */
function lookAgain({ shares }: SharePage, { path, language }: SharePageVisit, say: SaySharePage): string {
  if (!shares.some(({ state }) => state === 'prompted')) return ''
  return `<p><a href="${escaped(`${path}?lang=${language}`)}">${escaped(say('share_page_again'))}</a></p>`
}

function row(page: SharePage, share: SharePageRow, visit: SharePageVisit, say: SaySharePage): string {
  return `<li>
<div class="row"><span>${escaped(payerOf(share, say))}</span><span class="sum">${escaped(share.amount)}</span></div>
<div class="quiet">${escaped(say(`share_page_state_${share.state}`))}</div>
${share.reference === null ? '' : ways(page, { ...share, reference: share.reference }, visit, say)}
</li>`
}

function payerOf({ payer, numberEnd, position }: SharePageRow, say: SaySharePage): string {
  if (payer === 'buyer') return say('share_page_buyer')
  if (numberEnd === null) return say('share_page_person', { place: String(position) })
  return say('share_page_number', { end: numberEnd })
}

function ways(
  { paybill }: SharePage,
  { position, amount, reference, mayBePrompted }: SharePageRow & { reference: string },
  { path, language }: SharePageVisit,
  say: SaySharePage,
): string {
  const field = `phone-${position}`
  const form = `<form method="post" action="${escaped(`${path}?lang=${language}`)}">
<input type="hidden" name="place" value="${position}">
<label for="${field}">${escaped(say('share_page_phone'))}</label>
<input id="${field}" name="phone" type="tel" inputmode="tel" autocomplete="tel" maxlength="20" required>
<button>${escaped(say('share_page_send'))}</button>
</form>`
  return `<details>
<summary>${escaped(say('share_page_pay'))}</summary>
${mayBePrompted ? form : ''}
<p class="quiet">${escaped(say('share_page_by_hand', { paybill, reference, amount }))}</p>
</details>`
}

const NAMES: Record<SpokenLang, string> = { en: 'English', sw: 'Kiswahili', sheng: 'Sheng' }

function languages({ path, language }: SharePageVisit): string {
  const links = SpokenLang.options.map((one) => {
    const current = one === language ? ' aria-current="true"' : ''
    return `<a href="${escaped(`${path}?lang=${one}`)}"${current}>${NAMES[one]}</a>`
  })
  return `<nav>${links.join('')}</nav>`
}
