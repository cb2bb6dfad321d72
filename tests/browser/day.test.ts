import { describe, expect, it } from 'vitest'
import { saveTemplate } from '../../src/domain/templates/index.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk, PASSWORD } from './console-desk.ts'
import { askForPerson, openChat } from './open-chat.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
const PHONE = { theme: 'light', width: 390, height: 844 } as const

describe.skipIf(!hasBrowser)('a day at the inbox', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const brian = await desk.join('Brian', 'agent')
  const ctx = desk.product.runtime.ctxFor(desk.shop.tenantId)

  /** Lets the time of an answer pass, and the customer have been told of it, so that no such notice comes between. */
  const makeLate = (conversationId: string) =>
    desk.product.db.transaction(desk.shop.tenantId, async (tx) => {
      const past = new Date(Date.now() - 60_000)
      await tx.handoffTicket.updateMany({ where: { conversationId }, data: { overdueAt: past } })
      await tx.conversation.updateMany({ where: { id: conversationId }, data: { dueAt: past } })
    })

  it('can be worked by the keyboard alone: in, to the next late one, take over, reply, note, label, resolve, back', async () => {
    const { customer, id } = await askForPerson(desk)
    await makeLate(id)
    const { page, offences } = await desk.open(DESKTOP)
    await page.getByLabel('Shop', { exact: true }).press('Control+a')
    await page.keyboard.type(`shop-${desk.shop.tenantId}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type(achieng)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().waitFor()
    await page.keyboard.press(']')
    await page.waitForURL((url) => url.href.includes(id))
    await page.getByRole('button', { name: 'Take over' }).waitFor()
    await page.keyboard.press('t')
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('Habari, ni Achieng.')
    await page.keyboard.press('Control+Enter')
    expect(await customer.next()).toBe('Habari, ni Achieng.')
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.type('She wants size 43. @Br')
    await page.getByRole('option', { name: '@Brian' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('article').filter({ hasText: '@Brian' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    await page.getByRole('combobox', { name: 'Labels' }).waitFor()
    await page.keyboard.type('exchange')
    await page.keyboard.press('Enter')
    await page.getByRole('complementary').getByText('exchange').waitFor()
    await page.keyboard.press('e')
    await page.getByRole('radio', { name: 'Solved', exact: true }).waitFor()
    await page.keyboard.press('3')
    expect(await page.getByRole('radio', { name: 'No answer' }).isChecked()).toBe(true)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.getByText('You resolved it').waitFor()
    // The news may come before the answer to Enter: until then Escape would close the dialog, not the chat.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByText('Pick a chat at the left').waitFor()
    expect(offences).toEqual([])
  })

  it('is done with a chat when the product has answered, however long the list takes to be read again', async () => {
    const { page } = await openChat(desk, achieng, DESKTOP)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await page.route(/\/v1\/conversations\?/, () => undefined)
    await page.keyboard.press('e')
    await page.getByRole('radio', { name: 'Solved', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('You resolved it').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.getByText('Pick a chat at the left').waitFor()
  })

  it('can be worked on a phone: take over, reply, give back', async () => {
    const { customer, page, offences } = await openChat(desk, brian, PHONE)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Nakuja.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    expect(await customer.next()).toBe('Nakuja.')
    await page.getByRole('button', { name: 'More to do with this chat' }).click()
    await page.getByRole('menuitem', { name: 'Give back to the assistant' }).click()
    await page.getByRole('dialog').getByLabel('Note for whoever').fill('She will come on Monday.')
    await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).click()
    await page.getByText('You gave this chat back to the assistant').waitFor()
    await page.getByRole('link', { name: 'Back to the chats' }).click()
    await page.getByRole('tab', { name: /^People/ }).waitFor()
    const wide = await page.evaluate('document.documentElement.scrollWidth')
    expect(wide).toBe(PHONE.width)
    expect(offences).toEqual([])
  })

  it('says that it is cut off while it is, and misses nothing', async () => {
    const { customer, page } = await openChat(desk, achieng, DESKTOP)
    await page.context().setOffline(true)
    await page.getByText('Live updates are lost').waitFor()
    await customer.say('size 43 pia')
    await customer.say('na rangi nyeusi')
    await page.getByRole('button', { name: 'Connect now' }).click()
    expect(await page.getByText('Live updates are lost').isVisible()).toBe(true)
    await page.context().setOffline(false)
    await page.getByRole('article').filter({ hasText: 'size 43 pia' }).waitFor()
    await page.getByRole('article').filter({ hasText: 'na rangi nyeusi' }).waitFor()
    await page.getByText('Live updates are lost').waitFor({ state: 'hidden' })
  })

  it('gives a chat to one of two who take it at once, and tells both the truth', async () => {
    const { id, page } = await openChat(desk, achieng, DESKTOP)
    const other = await desk.signIn(brian, DESKTOP, `/inbox/${id}`)
    const buttons = [page, other.page].map((one) => one.getByRole('button', { name: 'Take over' }))
    await Promise.all(buttons.map((button) => button.waitFor()))
    await Promise.all(buttons.map((button) => button.click({ noWaitAfter: true })))
    const [mine, hers] = [page, other.page].map((one) => one.getByRole('textbox', { name: 'Reply' }))
    await page
      .getByText(/Brian has this chat\.|Ctrl ⏎/)
      .first()
      .waitFor()
    await other.page
      .getByText(/Achieng has this chat\.|Ctrl ⏎/)
      .first()
      .waitFor()
    expect([await mine?.count(), await hers?.count()].toSorted()).toEqual([0, 1])
  })

  it('sends an approved wording where WhatsApp has closed the chat, as it was shown', async () => {
    const { customer, id, page, offences } = await openChat(desk, achieng, DESKTOP)
    for (const language of ['en', 'sw'] as const) {
      const wording = { name: 'news', language, body: 'Habari {{1}}, tuna jibu.', contentSid: null } as const
      await saveTemplate(ctx, { ...wording, category: 'UTILITY' }, { seen: null, rehearsal: false })
    }
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await desk.product.db.transaction(desk.shop.tenantId, (tx) =>
      tx.conversation.updateMany({ where: { id }, data: { lastInboundAt: new Date(Date.now() - 25 * 3_600_000) } }),
    )
    await page.reload()
    await page.getByText('WhatsApp closed this chat').or(page.getByPlaceholder('WhatsApp closed this chat')).waitFor()
    expect(await page.getByRole('textbox', { name: 'Reply' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Send a template' }).click()
    await page.getByRole('option', { name: /news/ }).click()
    await page.getByLabel('Slot 1').fill('Wanjiku')
    await page.getByRole('dialog').getByText('Habari Wanjiku, tuna jibu.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send the template' }).click()
    expect(await customer.next()).toBe('Habari Wanjiku, tuna jibu.')
    expect(offences).toEqual([])
  })

  it('keeps words for later where everybody sees them, and takes them back', async () => {
    const { page, offences } = await openChat(desk, achieng, DESKTOP)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Tumefungua sasa.')
    await page.getByRole('button', { name: 'Send later' }).click()
    await page.getByRole('dialog').getByLabel('Day and time').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send it then' }).click()
    const waits = page.getByRole('article').filter({ hasText: 'You send this on' })
    await waits.waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('')
    await waits.getByRole('button', { name: 'Do not send' }).click()
    await waits.waitFor({ state: 'detached' })
    expect(offences).toEqual([])
  })

  it.each(LOOKS)('opens dialogs that everybody can use, in $theme at $width px', async (look) => {
    const { page, offences } = await openChat(desk, achieng, look)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    for (const [key, name] of [
      ['e', 'Resolve this chat'],
      ['b', 'Give the chat back'],
      ['a', 'Assign to'],
      ['l', 'Labels'],
      ['s', 'Snooze this chat'],
      ['?', 'Keyboard shortcuts'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByRole('dialog', { name }).waitFor()
      expect(await axeViolations(page), name).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByRole('button', { name: 'More to do with this chat' }).click()
    await page.getByRole('menuitem', { name: 'Mark unread' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
