import { describe, expect, it } from 'vitest'
import { createItem } from '../support/builders.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!hasBrowser)('the goods of a shop', async () => {
  const desk = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const brian = await desk.join('Brian', 'agent')
  await createItem(desk.product.db, desk.shop, {
    name: 'Rift Runner',
    category: 'running shoes',
    description: 'For rain and mud.',
    variants: ['41', '42'].map((size) => ({ name: size, options: { size }, priceMinor: 450_000, stock: 12 })),
  })

  it('are made, counted, described and shown, and a customer can have them at once', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/catalog')
    await page.getByRole('button', { name: 'Add item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Sisal Kiondo')
    await dialog.getByLabel('SKU').fill('KIONDO')
    await dialog.getByLabel('Category').fill('baskets')
    await dialog.getByLabel('Price').fill('a lot')
    await dialog.getByLabel('Stock').fill('4')
    await dialog.getByRole('button', { name: 'Add it' }).click()
    await dialog.getByText('Write an amount, such as 4500').waitFor()
    await dialog.getByLabel('Price').fill('2,500')
    await dialog.getByRole('button', { name: 'Add it' }).click()
    await page.getByRole('heading', { name: 'Sisal Kiondo', level: 1 }).waitFor()
    await page.getByLabel('Add a picture').setInputFiles({ name: 'k.png', mimeType: 'image/png', buffer: PIXEL })
    await page.getByRole('img', { name: 'Picture 1 of Sisal Kiondo' }).waitFor()
    await page.getByLabel('Description').fill('Woven by hand in Machakos.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('It is saved.').waitFor()
    await page.getByRole('link', { name: 'All goods' }).click()
    const stock = page.getByLabel('Stock of Sisal Kiondo')
    await stock.fill('3')
    await stock.press('Enter')
    await page.getByText('Stock of Sisal Kiondo: 3').waitFor()
    expect(await desk.shop.customer().ask('tell me about the Sisal Kiondo')).toContain('Machakos')
    expect(offences).toEqual([])
  })

  it('get another variant beside those that they have', async () => {
    const { page } = await desk.signIn(achieng, DESKTOP, '/catalog?q=runner')
    await page.getByRole('link', { name: 'Rift Runner' }).click()
    await page.getByRole('button', { name: 'Change variants' }).click()
    await page.getByRole('button', { name: 'Add a variant' }).click()
    const row = page.getByRole('group', { name: 'Variant 3 (new)' })
    await row.getByLabel('SKU').fill('RUN-43')
    await row.getByLabel('Name').fill('43')
    await row.getByLabel('Options').fill('size 43')
    await page.getByRole('button', { name: 'Save variants' }).click()
    await row.getByText('Write options as').waitFor()
    await row.getByLabel('Options').fill('Size: 43')
    await row.getByLabel('Stock').fill('6')
    await page.getByRole('button', { name: 'Save variants' }).click()
    await page.getByLabel('Stock of Rift Runner 43').waitFor()
  })

  it('can be read, and not changed, by an agent', async () => {
    const { page } = await desk.signIn(brian, DESKTOP, '/catalog')
    await page.getByRole('link', { name: 'Rift Runner' }).waitFor()
    expect(await page.getByRole('button', { name: 'Add item' }).count()).toBe(0)
    expect(await page.getByLabel('Stock of Sisal Kiondo').count()).toBe(0)
    await page.getByRole('link', { name: 'Rift Runner' }).click()
    expect(await page.getByLabel('Description').isDisabled()).toBe(true)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/catalog')
    await page.getByRole('button', { name: /Rift Runner: \d variants/ }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Sisal Kiondo' }).click()
    await page.getByRole('button', { name: 'Change variants' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change variants' }).click()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
