import { describe, expect, it } from 'vitest'
import { until } from '../support/until.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'
import { openChat } from './open-chat.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('what stands beside a chat', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const owner = await desk.join('Achieng', 'owner')

  it('is changed there: who the customer is, and what her case is about', async () => {
    const { page, id, offences } = await openChat(desk, owner, DESKTOP)
    await page.getByRole('button', { name: /^Change (?!the case)/ }).click()
    const customer = page.getByRole('dialog')
    await customer.getByRole('textbox', { name: 'Name' }).fill('Mama Achieng')
    await customer.getByRole('textbox', { name: 'Tags' }).fill('vip')
    await customer.getByRole('textbox', { name: 'Notes of staff' }).fill('Pays on Fridays')
    await customer.getByRole('button', { name: 'Save' }).click()
    await customer.waitFor({ state: 'detached' })
    await page.getByText('Pays on Fridays').waitFor()
    await page.getByRole('button', { name: 'Change the case' }).click()
    const ticket = page.getByRole('dialog', { name: 'Change the case' })
    await ticket.getByRole('textbox', { name: 'What it is about' }).fill('Two left shoes')
    await ticket.getByLabel('Priority').selectOption({ label: 'High' })
    await ticket.getByLabel('Whose it is').selectOption({ label: 'Achieng' })
    await ticket.getByRole('button', { name: 'Save' }).click()
    await ticket.waitFor({ state: 'detached' })
    await page.getByText('Two left shoes').waitFor()
    const row = () =>
      desk.product.db.transaction(desk.shop.tenantId, (tx) =>
        tx.conversation.findFirstOrThrow({ where: { id }, include: { customer: true, tickets: true } }),
      )
    await until(async () => (await row()).assigneeId !== null, { what: 'the case to be hers' })
    expect(await row()).toMatchObject({
      customer: { knownAs: 'Mama Achieng', tags: ['vip'], notes: 'Pays on Fridays' },
      tickets: [{ summary: 'Two left shoes', priority: 'high' }],
    })
    expect(offences).toEqual([])
  })

  it.each(LOOKS.filter(({ width }) => width > 1_000))('can be changed by everybody in $theme', async (look) => {
    const { page, offences } = await openChat(desk, owner, look)
    for (const name of [/^Change (?!the case)/, 'Change the case']) {
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(offences).toEqual([])
  })
})
