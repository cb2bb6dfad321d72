import { describe, expect, it } from 'vitest'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('whom a shop knows', async () => {
  const desk = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const moraa = await desk.join('Moraa', 'manager')
  const customer = desk.shop.customer()
  await customer.ask('nataka kuongea na mtu')
  const other = desk.shop.customer()
  await other.ask('habari')

  it('is found by her number, changed, and forgotten when she wants that', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/customers')
    await page.getByRole('row').nth(2).waitFor()
    await page.getByLabel('Name, number or tag').fill(customer.msisdn.slice(-9))
    await page.keyboard.press('Enter')
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').click()
    await page.getByText('Messages about her orders').waitFor()
    await page.getByRole('button', { name: /^Change/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Zubeda Kipkemboi')
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('vip')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Zubeda Kipkemboi', level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Erase' }).click()
    const erase = dialog.getByRole('button', { name: 'Erase for good' })
    await dialog.getByLabel(/^Type/).fill('Zubeda')
    expect(await erase.isDisabled()).toBe(true)
    await dialog.getByLabel(/^Type/).fill('Zubeda Kipkemboi')
    await erase.click()
    await page.getByRole('heading', { name: 'Erased', level: 1 }).waitFor()
    await page.getByText('inbound_messages').waitFor()
    expect(await page.content()).not.toContain('Zubeda')
    await page.getByRole('link', { name: 'All customers' }).click()
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByText('Zubeda').count()).toBe(0)
    expect(offences).toEqual([])
  })

  it('is not erased by who does not own the shop', async () => {
    const { page } = await desk.signIn(moraa, DESKTOP, '/customers')
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').first().click()
    await page.getByRole('button', { name: /^Change/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0)
  })

  it.each(LOOKS)('can be read by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/customers')
    await page.getByRole('table', { name: 'Customers' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('table', { name: 'Customers' }).getByRole('link').first().click()
    await page.getByText('Messages about her orders').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Erase' }).click()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
