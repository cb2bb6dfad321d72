import { describe, expect, it } from 'vitest'
import { createItem } from '../support/builders.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('what a shop gives and how it opens a closed window', async () => {
  const desk = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const asha = await desk.join('Asha', 'auditor')
  await createItem(desk.product.db, desk.shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })

  it('is an offer that says what it does while it is typed, is tried, told, and ended', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/offers')
    await page.getByText('The shop has no offers').waitFor()
    await page.getByRole('button', { name: 'Make an offer' }).click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    await dialog.getByLabel('Per cent').fill('10')
    await dialog.getByLabel('At most, in KES').fill('500')
    await dialog.getByLabel('Only for these categories').fill('running shoes')
    await dialog.getByLabel('Until the end of').fill('2031-03-07')
    await dialog.getByText('10% off running shoes, at most KES 500, until 7 Mar 2031').waitFor()
    await dialog.getByRole('button', { name: 'Say what it does' }).click()
    await save.click()
    await page
      .getByRole('row', { name: /10% off running shoes/ })
      .getByText('runs', { exact: true })
      .waitFor()
    expect(await desk.shop.customer().ask('do you have any offers?')).toContain('10% off running shoes')

    await page.getByRole('button', { name: /^More to do with/ }).click()
    await page.getByRole('menuitem', { name: 'Try' }).click()
    await dialog.getByLabel('For how much, in KES').fill('9,000')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    await dialog.getByText('It takes KES 500 off KES 9,000: KES 8,500 are left.').waitFor()
    await dialog.getByLabel('Category').fill('phones')
    await dialog.getByRole('button', { name: 'Try it' }).click()
    await dialog.getByText('It is not for these goods.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: /^More to do with/ }).click()
    await page.getByRole('menuitem', { name: 'End now' }).click()
    await page
      .getByRole('row', { name: /10% off running shoes/ })
      .getByText('ended', { exact: true })
      .waitFor()
    expect(await desk.shop.customer().ask('do you have any offers?')).not.toContain('10% off')
    expect(offences).toEqual([])
  })

  it('is a wording that is written with its slots, approved, and deleted', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/templates')
    await page.getByRole('button', { name: 'Write payment_paid in English' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Wording').fill('Order ')
    await dialog.getByRole('button', { name: '{{1}} reference' }).click()
    await dialog.getByLabel('Wording').press('End')
    await dialog.getByLabel('Wording').pressSequentially(' is paid. Thank you!')
    await dialog
      .getByRole('region', { name: 'On her phone' })
      .getByText('Order [reference] is paid. Thank you!')
      .waitFor()
    await dialog.getByRole('button', { name: 'Send for approval' }).click()
    await page.getByText('payment_paid is saved: approved.').waitFor()
    await page.getByRole('button', { name: 'Ask what was approved' }).click()
    await page.getByText('1 looked at, 0 changed').waitFor()
    await page.getByRole('button', { name: 'approved: payment_paid in English' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete for good?' }).click()
    await page.getByText('payment_paid in English is deleted.').waitFor()
    await page.getByRole('button', { name: 'Write payment_paid in English' }).waitFor()
    expect(offences).toEqual([])
  })

  it('can be read, and not changed, by an auditor', async () => {
    const { page } = await desk.signIn(asha, DESKTOP, '/offers')
    await page.getByRole('row', { name: /10% off running shoes/ }).waitFor()
    expect(await page.getByRole('button', { name: /offer|More to do/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Templates' }).click()
    await page.getByText('When a payment has arrived', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^Write|^New template/ }).count()).toBe(0)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/offers')
    await page.getByRole('row', { name: /10% off running shoes/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Make an offer' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`${desk.url}/templates`)
    await page.getByRole('button', { name: 'Write payment_paid in English' }).click()
    await page.getByRole('dialog').getByLabel('Wording').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
