import { describe, expect, it } from 'vitest'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the settings of the assistant', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const owner = await desk.join('Achieng', 'owner')
  const live = async () =>
    desk.product.runtime
      .ctxFor(desk.shop.tenantId)
      .transaction(({ tx, tenantId }) => tx.tenant.findUniqueOrThrow({ where: { id: tenantId } }))

  it('are drafted, replayed, published and rolled back', async () => {
    await desk.shop.customer().ask('Hello, who are you?')
    const { page, offences } = await desk.signIn(owner, DESKTOP, '/settings')
    await page.getByLabel('Name of the assistant').fill('Amani')
    await page.getByRole('textbox', { name: 'English' }).fill('Hello, I am Amani. What can I get you?')
    await page
      .getByRole('region', { name: 'As a customer first reads it' })
      .getByText('Amani', { exact: true })
      .waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft, 2 changes').waitFor()
    await page
      .getByRole('navigation', { name: 'Parts of the settings' })
      .getByRole('link', { name: 'Payments' })
      .click()
    await page.getByLabel('M-PESA prompt').uncheck()
    await page.getByLabel('Orders of one customer').fill('99')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Orders of one customer: must be 20 or less.').first().waitFor()
    await page.getByLabel('Orders of one customer').fill('2')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft, 4 changes').waitFor()
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.getByText('All are through.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: 'Voice' }).click()
    expect(Object((await live()).settings)).toMatchObject({ botName: 'Zuri', payments: { stk: true } })
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
    await dialog.getByText('Ways to pay · M-PESA prompt: on → off').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByLabel(/^Type/).fill((await live()).name)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Version 2 holds now.').waitFor()
    expect(Object((await live()).settings)).toMatchObject({ botName: 'Amani', payments: { stk: false } })
    await page.getByRole('link', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Roll back to version 1' }).click()
    await page.getByLabel(/^Type/).fill((await live()).name)
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Version 3 holds now.').waitFor()
    expect(Object((await live()).settings)).toMatchObject({ botName: 'Zuri', payments: { stk: true } })
    expect(offences).toEqual([])
  })

  it('show the draft of somebody else, and nothing to press to who may only read', async () => {
    const auditor = await desk.signIn(await desk.join('Njeri', 'auditor'), DESKTOP, '/settings')
    await auditor.page.getByLabel('Name of the assistant').waitFor()
    expect(await auditor.page.getByLabel('Name of the assistant').isDisabled()).toBe(true)
    expect(await auditor.page.getByRole('button', { name: 'Save draft' }).count()).toBe(0)
    const { page } = await desk.signIn(owner, DESKTOP, '/settings')
    const second = await desk.signIn(await desk.join('Brian', 'manager'), DESKTOP, '/settings')
    await second.page.getByLabel('Name of the assistant').fill('Neema')
    await page.getByLabel('Name of the assistant').fill('Baraka')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft, 1 change').waitFor()
    await second.page.getByRole('button', { name: 'Save draft' }).click()
    await second.page.getByRole('button', { name: 'Show what is there now' }).click()
    expect(await second.page.getByLabel('Name of the assistant').inputValue()).toBe('Baraka')
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(owner, look, '/settings')
    for (const section of ['Delivery', 'Hours', 'Versions']) {
      await page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: section }).click()
      await page.getByRole('heading', { level: 2, name: section }).waitFor()
      expect([section, await axeViolations(page)]).toEqual([section, []])
    }
    expect(offences).toEqual([])
  })
})
