import { describe, expect, it } from 'vitest'
import { parseReference } from '../../src/lib/reference.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Floor, openFloor } from './shop-floor.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the pages of orders and payments', async () => {
  const floor: Floor | null = hasBrowser ? await openFloor() : null
  if (floor === null) return
  const achieng = await floor.join('Achieng', 'owner')
  const brian = await floor.join('Brian', 'manager')

  it('lead by the keyboard alone from the list to a parcel on its way, and the customer is told', async () => {
    const { customer, reference } = await floor.bought()
    const { page, offences } = await floor.signIn(achieng, DESKTOP, `/orders?q=${reference}`)
    await page.getByRole('link', { name: reference }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Order ${reference}` }).waitFor()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: 'Dispatch' })
    await dialog.getByLabel('Name').focus()
    await page.keyboard.type('Otieno')
    await page.keyboard.press('Enter')
    await page.getByText(`${reference}: On its way.`).waitFor()
    expect(await customer.next()).toContain(reference)
    await page.getByRole('button', { name: 'Delivered' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: reference }).waitFor()
    expect(await page.locator(':focus').textContent()).toBe(reference)
    expect(offences).toEqual([])
  })

  it('write down money that was given back by hand, after the password, and never more than came in', async () => {
    const { reference, orderId } = await floor.bought()
    const { page } = await floor.signIn(achieng, DESKTOP, `/orders/${orderId}`)
    await page.getByRole('button', { name: 'Give money back' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give money back' })
    await dialog.getByLabel('Amount in KES').fill('9,000')
    await dialog.getByLabel('Reference').fill('SLIP-7')
    await dialog.getByLabel('Why').fill('The left shoe was torn.')
    await dialog.getByRole('button', { name: 'Write it down' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'At most KES' }).waitFor()
    await dialog.getByLabel('Amount in KES').fill('1,000')
    await dialog.getByRole('button', { name: 'Write it down' }).click()
    await page.getByText('Written down.').waitFor()
    await page.getByText('SLIP-7').first().waitFor()
    await page.goto(`${floor.url}/payments?tab=sent_back`)
    await page.getByRole('row').filter({ hasText: reference }).filter({ hasText: 'SLIP-7' }).waitFor()
  })

  it('give stray money to the order that it was meant for', async () => {
    const { reference, orderId } = await floor.ordered()
    const { page } = await floor.signIn(brian, DESKTOP, '/payments')
    const receipt = await floor.payByHand(4_750, anotherReference(reference))
    const review = page.getByRole('article').filter({ hasText: receipt })
    await review.getByRole('button', { name: `Give to this order: ${reference}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give it' }).click()
    await review.waitFor({ state: 'detached' })
    await page.getByText(`${reference} has KES`).waitFor()
    await page.goto(`${floor.url}/orders/${orderId}`)
    await page.getByText(receipt).first().waitFor()
  })

  it('show the settlement of a period, and the rows behind each figure', async () => {
    const { reference } = await floor.bought()
    const { page } = await floor.signIn(achieng, DESKTOP, '/payments?tab=settlement')
    await page.getByRole('img', { name: 'Paid a day, in KES' }).waitFor()
    await page.getByRole('link', { name: 'Paid', exact: true }).first().click()
    await page.getByRole('button', { name: reference }).click()
    await page.getByRole('dialog').getByText('What happened').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it('do nothing for whoever looks at an order that was changed meanwhile: both are shown, and by whom', async () => {
    const { reference, orderId } = await floor.bought()
    const mine = await floor.signIn(achieng, DESKTOP, `/orders/${orderId}`)
    await mine.page.getByRole('button', { name: 'Put into review' }).click()
    await mine.page.getByRole('dialog').getByLabel('Why').fill('She asked for another size.')
    const other = await floor.signIn(brian, DESKTOP, `/orders/${orderId}`)
    await other.page.getByRole('button', { name: 'Dispatch' }).click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Dispatch' }).click()
    await other.page.getByText(`${reference}: On its way.`).waitFor()
    await mine.page.bringToFront()
    await mine.page.getByRole('dialog').getByRole('button', { name: 'Put into review' }).click()
    const stale = mine.page.getByRole('dialog').filter({ hasText: 'changed this order while you looked' })
    await stale.getByText('On its way').waitFor()
    expect(await stale.getByRole('heading').textContent()).toContain('Brian')
  })

  it('find an order in the palette of every page', async () => {
    const { reference } = await floor.bought()
    const { page } = await floor.signIn(achieng, DESKTOP)
    await page.getByRole('navigation').getByText('Orders').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill(reference)
    await page.getByRole('option', { name: reference }).first().click()
    await page.getByRole('heading', { name: `Order ${reference}` }).waitFor()
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { orderId, reference } = await floor.bought()
    const { page, offences } = await floor.signIn(achieng, look, '/orders')
    await page.getByRole('link', { name: reference }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`${floor.url}/orders/${orderId}`)
    await page.getByRole('button', { name: 'Dispatch' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await axeViolations(page)).toEqual([])
    for (const tab of ['reviews', 'attempts', 'settlement', 'sent_back']) {
      await page.goto(`${floor.url}/payments?tab=${tab}`)
      await page.getByRole('tabpanel').first().waitFor()
      await page.getByRole('status').filter({ hasText: 'Loading' }).first().waitFor({ state: 'detached' })
      expect(await axeViolations(page)).toEqual([])
    }
    expect(offences).toEqual([])
  })
})

/**
 * A reference of the right form that no order has: two characters are others. What has the wrong form may be a prompt's money, and
 * waits for the prompt's own callback first.
 */
function anotherReference(reference: string): string {
  const digits = [...'23456789']
  const start = reference.slice(0, -2)
  const others = digits.flatMap((one) =>
    [...'ABCDEFGHJKLMNPQRSTUVWXYZ', ...digits].map((last) => `${start}${one}${last}`),
  )
  const found = others.find((other) => other !== reference && parseReference(other) === other)
  if (found === undefined) throw new Error(`nothing is near ${reference}`)
  return found
}
