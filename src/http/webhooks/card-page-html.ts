import type { SpokenLang } from '../../lib/languages.ts'
import { escaped, textPageHeaders, textPageHtml } from '../text-page.ts'

/** What one page shows; every text is escaped here. */
export interface PageContent {
  language: SpokenLang
  mood: 'waiting' | 'good' | 'bad' | 'plain'
  shopName: string
  title: string
  text: string
  back: { href: string; label: string } | null
  /** Load the page again: where, and after how many seconds. */
  again: { href: string; seconds: number } | null
}

const STYLE = `
:root { color-scheme: light dark; --ink: #17211b; --paper: #f4f7f5; --card: #fff; --quiet: #5d6b63; --brand: #0b7a4b }
@media (prefers-color-scheme: dark) { :root { --ink: #eef4f0; --paper: #101613; --card: #1a221e; --quiet: #a3b1a9; --brand: #37b47e } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.25rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
main { width: 100%; max-width: 26rem; padding: 2rem 1.5rem; border-radius: 1.25rem; background: var(--card); text-align: center;
  box-shadow: 0 .5rem 2rem rgb(0 0 0 / .08) }
.shop { margin: 0 0 1.5rem; color: var(--quiet); font-size: .9375rem }
.sign { display: grid; place-items: center; width: 4rem; height: 4rem; margin: 0 auto 1.25rem; border-radius: 50%; font-size: 1.75rem }
.good .sign { background: #d9f2e4; color: #0b6b41 }
.bad .sign { background: #fde4dc; color: #a33a12 }
.plain .sign { background: #e5ebf5; color: #2f4a7d }
.waiting .sign { border: .3rem solid var(--brand); border-top-color: transparent; animation: turn 1s linear infinite }
@keyframes turn { to { transform: rotate(360deg) } }
@media (prefers-reduced-motion: reduce) { .waiting .sign { animation: none } }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance }
p { margin: 0; color: var(--quiet); overflow-wrap: anywhere }
a { display: block; margin-top: 1.75rem; padding: .875rem 1rem; border-radius: .875rem; background: var(--brand); color: #fff;
  font-weight: 600; text-decoration: none }
a:focus-visible { outline: .2rem solid var(--ink); outline-offset: .2rem }
`

export const PAGE_HEADERS = textPageHeaders(STYLE, { forms: false })

const SIGN: Record<PageContent['mood'], string> = { waiting: '', good: '✓', bad: '!', plain: 'i' }

export function pageHtml({ language, mood, shopName, title, text, back, again }: PageContent): string {
  const refresh = again ? `<meta http-equiv="refresh" content="${again.seconds};url=${escaped(again.href)}">` : ''
  const link = back ? `<a href="${escaped(back.href)}">${escaped(back.label)}</a>` : ''
  const body = `<main class="${mood}">
<p class="shop">${escaped(shopName)}</p>
<div class="sign" aria-hidden="true">${SIGN[mood]}</div>
<h1 role="status">${escaped(title)}</h1>
<p>${escaped(text)}</p>
${link}
</main>`
  return textPageHtml({ language, title, style: STYLE, head: refresh, body })
}
