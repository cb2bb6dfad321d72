import { createHash } from 'node:crypto'
import type { SpokenLang } from '../lib/languages.ts'

/** A page of text and one style: nothing is loaded, framed or run. */
export interface TextPage {
  language: SpokenLang
  title: string
  style: string
  /** What stands in the head beside the title, and the body, with every text in them escaped. */
  head: string
  body: string
}

/**
 * What a browser may do with such a page: the style is named by its hash, and forms, where there are any, go back to us.
 * @param forms whether it has forms
 */
export function textPageHeaders(style: string, { forms }: { forms: boolean }): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64')
  const action = forms ? "'self'" : "'none'"
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${action}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}

export function textPageHtml({ language, title, style, head, body }: TextPage): string {
  // Sheng has no language tag of its own.
  return `<!doctype html>
<html lang="${language === 'sheng' ? 'sw' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? '')
}
