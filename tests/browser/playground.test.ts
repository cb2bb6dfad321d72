import { describe, expect, it } from 'vitest'
import { createItem } from '../support/builders.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the playground', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const { product, shop } = desk
  const owner = await desk.join('Achieng', 'owner')
  const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }]
  for (const name of ['Savanna Glide', 'Rift Runner']) {
    await createItem(product.db, shop, { name, category: 'running shoes', tags: ['shoes', 'running'], variants })
  }

  it('plays a purchase by keyboard and press, and shows how each answer came about', async () => {
    const { page, offences } = await desk.signIn(owner, DESKTOP)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Playground' }).click()
    await page.getByLabel('The customer speaks').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('The customer speaks').selectOption({ label: 'English' })
    await page.getByRole('button', { name: 'Begin' }).click()
    const phone = page.getByRole('region', { name: 'The phone of the customer' })
    const message = phone.getByRole('textbox', { name: 'Message' })
    await message.fill('Which running shoes do you have?')
    await message.press('Enter')
    await phone.getByRole('button', { name: /^Why this answer/ }).waitFor()
    await page.getByRole('heading', { name: 'Tools' }).waitFor()
    await page.getByText('Which running shoes do you have?').nth(1).waitFor()
    const choice = phone.getByRole('list', { name: 'Choices' }).getByRole('button').first()
    const title = (await choice.locator('span').first().textContent()) ?? ''
    await choice.click()
    await phone
      .getByRole('button', { name: /^Why this answer/ })
      .nth(1)
      .waitFor()
    await page.getByRole('blockquote').filter({ hasText: title }).waitFor()
    await page.getByRole('button', { name: '2 at night' }).click()
    await phone.getByText('It is two at night.').waitFor()
    expect(await page.getByRole('button', { name: 'She pays' }).isDisabled()).toBe(true)
    await page.reload()
    await phone.getByText('It is two at night.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })

  it('goes on from an answer in the inbox', async () => {
    const customer = shop.customer()
    const heard = await customer.ask('Do you have Savanna Glide?')
    const { page } = await desk.signIn(owner, DESKTOP, '/inbox?queue=all')
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Why this answer' }).first().click()
    await page.getByRole('link', { name: 'Try it in the playground' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    const phone = page.getByRole('region', { name: 'The phone of the customer' })
    await phone.getByText('Do you have Savanna Glide?').waitFor()
    await phone
      .getByText(heard.split('\n')[0] ?? '')
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Open that chat' }).waitFor()
  })

  it.each(LOOKS)('can be read by everybody: $theme $width', async (look) => {
    const { page } = await desk.signIn(owner, look, '/playground')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: 'She is angry' }).click()
    await page.getByRole('button', { name: /^Why this answer/ }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(wide).toBe(0)
  })
})
