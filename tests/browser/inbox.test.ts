import { describe, expect, it } from 'vitest'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { until } from '../support/until.ts'
import { axeViolations, hasBrowser, LOOKS, type Look } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'
import { openChat as openChatAt } from './open-chat.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the inbox', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const brian = await desk.join('Brian', 'agent')

  /** Something that the assistant has composed and that rests, for as long as it may, before it is sent. */
  const composed = (conversationId: string, body: string) =>
    desk.product.db.transaction(desk.shop.tenantId, async (tx) => {
      const { tenantId } = desk.shop
      const { epoch } = await tx.conversation.findFirstOrThrow({ where: { tenantId, id: conversationId } })
      const said = { author: 'bot', kind: 'reply', epoch, body, notBefore: new Date(Date.now() + 600_000) }
      await tx.outboundMessage.create({ data: { tenantId, id: randomIds.uuid(), conversationId, ...said } })
    })

  const written = (conversationId: string, body: string) =>
    desk.product.db.transaction(desk.shop.tenantId, (tx) =>
      tx.inboundMessage.findFirst({
        where: { tenantId: desk.shop.tenantId, conversationId, body },
        select: { id: true },
      }),
    )

  const openChat = (email: string, look: Look = DESKTOP) => openChatAt(desk, email, look)

  it('shows who waits, gives the voice to whoever takes it, and sends what she writes', async () => {
    const { customer, page, offences } = await openChat(achieng)
    await page.getByRole('button', { name: 'Take over' }).click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.fill('Habari, ni Achieng.')
    await reply.press('Control+Enter')
    expect(await customer.next()).toBe('Habari, ni Achieng.')
    await page.getByRole('article').filter({ hasText: 'Habari, ni Achieng.' }).waitFor()
    expect(await reply.inputValue()).toBe('')
    expect(offences).toEqual([])
  })

  it('shows a message of the customer while somebody looks, without being asked', async () => {
    const { customer, page } = await openChat(achieng)
    await customer.say('size ilikuwa wrong')
    await page.getByRole('article').filter({ hasText: 'size ilikuwa wrong' }).waitFor()
  })

  it('sends no reply to words that are not on the screen: it shows them, and gives the reply back', async () => {
    const { customer, id, page } = await openChat(achieng)
    // As on a bad network: what is asked for does not arrive, also where it was asked for before, or late; what is sent does.
    let network: 'good' | 'cut off' | 'late' = 'good'
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/v1/conversations/**', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      if (network === 'late') await arrived
      const response = network === 'cut off' ? null : await route.fetch()
      return response === null || network === 'cut off' ? route.abort() : route.fulfill({ response })
    })
    const answered = () => page.waitForResponse((answer) => answer.url().endsWith('/reply'))
    await page.getByRole('button', { name: 'Take over' }).click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.fill('Ndio, tunayo.')
    network = 'cut off'
    await customer.say('actually, cancel it')
    // It is accepted before it is written down: until then nothing is newer than what she sees.
    await until(() => written(id, 'actually, cancel it'))
    const refused = answered()
    await reply.press('Control+Enter')
    expect((await refused).status()).toBe(409)
    await page.getByText('A newer message came while you wrote.').waitFor()
    expect(await reply.inputValue()).toBe('Ndio, tunayo.')
    network = 'late'
    const again = answered()
    await reply.press('Control+Enter')
    expect((await again).status()).toBe(409)
    arrive()
    await page.getByRole('article').filter({ hasText: 'actually, cancel it' }).waitFor()
    await page.getByText('A newer message came while you wrote.').waitFor()
    await reply.press('Control+Enter')
    expect(await customer.next()).toBe('Ndio, tunayo.')
    // What is still on its way is nobody's.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('gives whoever takes a chat what the assistant was about to say, to send or to change', async () => {
    const { customer, id, page, offences } = await openChat(achieng)
    await composed(id, 'Tunayo size 43.')
    await page.getByRole('button', { name: 'Take over' }).click()
    const draft = page.getByRole('region', { name: 'The assistant’s draft' })
    await draft.getByRole('button', { name: 'Use draft' }).click()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    expect(await reply.inputValue()).toBe('Tunayo size 43.')
    // Used is used, also after a note.
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Note' }).waitFor()
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await reply.waitFor()
    expect(await draft.count()).toBe(0)
    await reply.press('End')
    await reply.pressSequentially(' Nikuwekee?')
    await reply.press('Control+Enter')
    expect(await customer.next()).toBe('Tunayo size 43. Nikuwekee?')
    expect(offences).toEqual([])
  })

  it('sends a file without words, and nothing at all without either', async () => {
    const { customer, page, offences } = await openChat(achieng)
    await page.getByRole('button', { name: 'Take over' }).click()
    const send = page.getByRole('button', { name: 'Send', exact: false }).last()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    expect(await send.isDisabled()).toBe(true)
    const pdf = { name: 'size-guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    await page.locator('input[type=file]').setInputFiles(pdf)
    await page.getByText('size-guide.pdf').waitFor()
    await send.click()
    const { sandbox } = desk.product
    const file = await until(async () => {
      const sent = await sandbox.twilio.messages({ from: desk.shop.address, to: customer.address })
      return sent.find(({ media }) => media.length > 0)
    })
    expect(file).toMatchObject({ body: 'size-guide.pdf', media: [{}] })
    await page.getByRole('article').filter({ hasText: 'size-guide.pdf' }).waitFor()
    expect(await send.isDisabled()).toBe(true)
    expect(offences).toEqual([])
  })

  it('lets one of two take a chat, and asks the other whether she means it', async () => {
    const { id, page } = await openChat(achieng)
    const other = await desk.signIn(brian, DESKTOP, `/inbox/${id}`)
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    const take = other.page.getByRole('button', { name: 'Take from Achieng' })
    await take.click()
    await other.page.getByRole('dialog').getByRole('button', { name: 'Take from Achieng' }).click()
    await other.page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await page.getByText('Brian has this chat.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Reply' }).count()).toBe(0)
  })

  it('can be worked by the keyboard alone: take over, note, resolve', async () => {
    const { page } = await openChat(achieng)
    await page.keyboard.press('t')
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('Size 43 is in the back.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('article').filter({ hasText: 'only staff see this' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await page.getByRole('dialog').getByRole('radio', { name: 'Solved', exact: true }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).press('Enter')
    await page.getByText('You resolved it').waitFor()
  })

  it('says why the assistant answered as it did', async () => {
    const { page } = await openChat(achieng)
    await page.getByRole('button', { name: 'Why this answer' }).first().click()
    await page.getByRole('dialog').getByText('handoff_create_ticket', { exact: false }).first().waitFor()
    expect(await page.getByRole('dialog').getByText('Figures').isVisible()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })

  it('takes a word on an answer that was wrong, which its author can change and take back', async () => {
    const { page, offences } = await openChat(achieng)
    await page.getByRole('button', { name: 'Why this answer' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Report a wrong answer' }).click()
    await drawer.getByLabel('What was wrong').selectOption('It misunderstood the customer')
    await drawer.getByLabel('What it should have said').fill('She asked for size 43.')
    expect(await axeViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Report it' }).click()
    await drawer.getByRole('listitem').filter({ hasText: 'She asked for size 43.' }).waitFor()
    await drawer.getByText(/^Achieng · /).waitFor()
    await drawer.getByRole('button', { name: 'Change my report' }).click()
    await drawer.getByLabel('What was wrong').selectOption('The tone was wrong')
    await drawer.getByRole('button', { name: 'Report it' }).click()
    await drawer.getByRole('listitem').filter({ hasText: 'The tone was wrong' }).waitFor()
    await drawer.getByRole('button', { name: 'Take it back' }).click()
    await drawer.getByRole('button', { name: 'Report a wrong answer' }).waitFor()
    expect(await drawer.getByText('She asked for size 43.').count()).toBe(0)
    expect(offences).toEqual([])
  })

  it('shows an auditor everything, and gives her nothing to write with', async () => {
    const auditor = await desk.join('Wanjiru', 'auditor')
    const { page } = await openChat(auditor)
    expect(await page.getByRole('button', { name: 'Take over' }).count()).toBe(0)
    expect(await page.getByRole('textbox').count()).toBe(0)
  })

  it('shows on a phone who the customer is, when she is asked for', async () => {
    const { page } = await openChat(achieng, { theme: 'light', width: 390, height: 844 })
    await page.getByRole('button', { name: 'More to do with this chat' }).click()
    await page.getByRole('menuitem', { name: 'Customer' }).click()
    await page.getByRole('dialog').getByText('Asked for a person.', { exact: false }).waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await openChat(achieng, look)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByRole('textbox', { name: 'Reply' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('listbox').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
