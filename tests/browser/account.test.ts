import { describe, expect, it } from 'vitest'
import { oneTimeCode } from '../../src/domain/identity/two-step/one-time-code.ts'
import { fromBase32 } from '../support/from-base32.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk, PASSWORD } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('one’s own account', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return

  it('takes a second step by what an app shows, and gives recovery codes once', async () => {
    const email = await desk.join('Achieng', 'owner')
    const { page, offences } = await desk.signIn(email, DESKTOP, '/account')
    await page.getByRole('button', { name: 'Set it up' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: /square of dots/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByLabel('The six digits').fill('000000')
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    await dialog.getByText('That is not the code of now.').waitFor()
    const secret = fromBase32(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''))
    await dialog.getByLabel('The six digits').fill(oneTimeCode(secret, Math.floor(Date.now() / 30_000)))
    await dialog.getByRole('button', { name: 'Switch it on' }).click()
    await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor()
    expect(await page.getByRole('dialog').getByRole('listitem').count()).toBe(10)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByRole('button', { name: 'Switch it off' }).waitFor()
    expect(offences).toEqual([])
  })

  it('shows every place where she is signed in, and ends one of them', async () => {
    const email = await desk.join('Brian', 'agent')
    const other = await desk.signIn(email, DESKTOP)
    const { page } = await desk.signIn(email, DESKTOP, '/account')
    const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
    await places.nth(1).waitFor()
    expect(await places.first().getByText('Here').isVisible()).toBe(true)
    await places.nth(1).getByRole('button', { name: 'Sign out of Chrome on Linux' }).click()
    await places.nth(1).waitFor({ state: 'detached' })
    await other.page.reload()
    await other.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

  it('changes the password for whoever knows it', async () => {
    const email = await desk.join('Otieno', 'agent')
    const { page, offences } = await desk.signIn(email, DESKTOP, '/account')
    const form = page.getByRole('region', { name: 'Password' })
    await form.getByLabel('The one you have').fill('not her password')
    await form.getByLabel('Another one').fill('a lamp beside the long road')
    await form.getByRole('button', { name: 'Change the password' }).click()
    await form.getByText('The password or the code is wrong.').waitFor()
    await form.getByLabel('The one you have').fill(PASSWORD)
    await form.getByRole('button', { name: 'Change the password' }).click()
    await page.getByText('The password is changed.').waitFor()
    expect(await form.getByLabel('Another one').inputValue()).toBe('')
    expect(offences).toEqual([])
  })

  it('says whether new chats come to her, and remembers how the console looks', async () => {
    const email = await desk.join('Mercy', 'agent')
    const { page } = await desk.signIn(email, DESKTOP, '/account')
    await page.getByLabel('Appearance').selectOption('dark')
    await page.getByLabel('Language').selectOption('sw')
    await page.getByRole('heading', { name: 'Akaunti yako' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Akaunti yako' }).waitFor()
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
    await page.getByRole('button', { name: /^Mercy/ }).click()
    await page.getByRole('menuitemradio', { name: 'Hayupo' }).click()
    await page.getByRole('button', { name: /^Mercy.*Hayupo/ }).waitFor()
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const email = await desk.join(`Njeri${look.theme}${look.width}`, 'manager')
    const { page, offences } = await desk.signIn(email, look, '/account')
    await page.getByText('Here', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.width)
    expect(offences).toEqual([])
  })
})
