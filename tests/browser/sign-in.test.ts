import { describe, expect, it } from 'vitest'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk, PASSWORD } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the way into the console', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const email = await desk.join('Achieng', 'owner')

  it('leads whoever is not signed in to the sign-in, and then to where she wanted to go', async () => {
    const { page, offences } = await desk.signIn(email, DESKTOP, '/inbox?queue=all')
    expect(page.url()).toBe(`${desk.url}/inbox?queue=all`)
    await page.getByRole('navigation').getByText('Inbox').waitFor()
    await page.reload()
    await page.getByRole('navigation').getByText('Inbox').waitFor()
    expect(offences).toEqual([])
  })

  it('says nothing of what was wrong, and locks with the time at which it opens', async () => {
    const stranger = await desk.join('Brian', 'agent')
    const { page } = await desk.open(DESKTOP)
    await page.getByLabel('Shop', { exact: true }).fill(`shop-${desk.shop.tenantId}`)
    await page.getByLabel('Email').fill(stranger)
    await page.getByLabel('Password').fill('not her password')
    const told = page.getByRole('alert')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await told.textContent()).toBe('Shop, email, password or code is wrong.')
    const locked = page.getByText(/Try again at \d\d:\d\d/)
    for (let tries = 0; tries < 5 && !(await locked.isVisible()); tries++) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/v1/auth/login'))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await answered
    }
    await locked.waitFor()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await locked.waitFor()
  })

  it('signs out every tab of the browser at once', async () => {
    const { page } = await desk.signIn(email, DESKTOP)
    const other = await page.context().newPage()
    await other.goto(`${desk.url}/inbox`)
    await other.getByText('Achieng').first().waitFor()
    // A page in the background draws nothing.
    await page.bringToFront()
    await page.getByText('Achieng').first().click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await other.bringToFront()
    await other.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await other.getByText('You were signed out.').isVisible()).toBe(true)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.open(look)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Fill this in').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
