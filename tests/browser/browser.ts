import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterFile } from '../support/after-file.ts'

const CHROMIUM = '/usr/bin/chromium'

/** Without a browser these tests have nothing to drive; the run says that they were skipped. */
export const hasBrowser = existsSync(CHROMIUM)

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Look {
  theme: 'light' | 'dark'
  width: number
  height: number
}

export const LOOKS: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, width: 1440, height: 900 },
  { theme, width: 390, height: 844 },
])

/** A page, and what it did that it must not do. */
export interface Watched {
  page: Page
  /** Of the policy of the page, mistakes of its code, and requests to another origin than its own. */
  offences: string[]
}

let running: Promise<Browser> | undefined

/** A page of a browser of its own: no cookie and no memory of another test. */
export async function openPage(origin: string, { theme, width, height }: Look): Promise<Watched> {
  running ??= launch()
  const options: BrowserContextOptions = { viewport: { width, height }, colorScheme: theme, locale: 'en-KE' }
  const context = await (await running).newContext(options)
  await context.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  )
  const page = await context.newPage()
  const offences: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (/policy: |Content Security Policy/.test(text)) offences.push(text)
  })
  page.on('pageerror', (error) => offences.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) offences.push(`asked ${url.href}`)
  })
  return { page, offences }
}

async function launch(): Promise<Browser> {
  // In a container without user namespaces the browser has no sandbox; it loads nothing but our own pages.
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  afterFile(() => {
    // The next file may be run by the same process.
    running = undefined
    return browser.close()
  })
  return browser
}

/** What axe finds on the page as it is now, each with where. Its code comes by the debugger: the page's policy allows none. */
export async function axeViolations(page: Page): Promise<string[]> {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Runtime.evaluate', { expression: AXE })
  const found: unknown = await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' | ')))`,
  )
  await debug.detach()
  if (!Array.isArray(found)) throw new Error('axe gave no list')
  return found.map(String)
}
