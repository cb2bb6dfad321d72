import { describe, expect, it } from 'vitest'
import { furnish, HOUSE_SETTINGS } from '../integration/journeys/concierge/guest-house.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
const markdown = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })

describe.skipIf(!hasBrowser)('what a shop knows', async () => {
  const desk = hasBrowser ? await openDesk({ settings: HOUSE_SETTINGS }) : null
  if (desk === null) return
  await furnish(desk.product.runtime.ctxFor(desk.shop.tenantId))
  const achieng = await desk.join('Achieng', 'owner')
  const wanjiku = await desk.join('Wanjiku', 'agent')

  it('is uploaded, followed until it is told, and asked as a customer would', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/knowledge')
    await page.getByRole('button', { name: 'Add a document' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('A file')
      .setInputFiles(markdown('Kites.md', '# Kites\n\nA kite costs KES 700 for one hour.'))
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await dialog.getByText('Customers are told of it from now on.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    const row = page.getByRole('row', { name: /^Kites/ })
    await row.getByText('told', { exact: true }).waitFor()

    await page.getByRole('tab', { name: 'Ask' }).click()
    await page.getByLabel('A question, as a customer would ask it').fill('how much is a kite?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText('The customer would be told').waitFor()
    await page.getByText('from Kites').waitFor()
    expect(await page.getByRole('listitem').filter({ hasText: 'told' }).first().textContent()).toContain('KES 700')
    await page.getByLabel('A question, as a customer would ask it').fill('do you sell submarines?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByText(/Nothing would be told/).waitFor()
    expect(await desk.shop.customer().ask('how much is a kite?')).toContain('KES 700')
    expect(offences).toEqual([])
  })

  it('says of a file that cannot be read why, and what to do', async () => {
    const { page } = await desk.signIn(achieng, DESKTOP, '/knowledge')
    await page.getByRole('button', { name: 'Add a document' }).click()
    const dialog = page.getByRole('dialog')
    const broken = { name: 'Menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nnothing of it') }
    await dialog.getByLabel('A file').setInputFiles(broken)
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await dialog.getByText('could not be read').waitFor()
    await dialog.getByText(/save it anew and upload that/).waitFor()
    await dialog.getByRole('link', { name: 'Open the document' }).click()
    await page.getByRole('heading', { name: 'Menu', level: 1 }).waitFor()
    await page
      .getByRole('table', { name: 'Versions' })
      .getByText(/save it anew/)
      .waitFor()
  })

  it('gets a new version, goes back to the one before, and is deleted', async () => {
    const { page } = await desk.signIn(achieng, DESKTOP, '/knowledge')
    await page.getByRole('link', { name: 'Kites', exact: true }).click()
    await page.getByRole('button', { name: 'New version' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel('A file')
      .setInputFiles(markdown('Kites.md', '# Kites\n\nA kite costs KES 900 for one hour.'))
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await dialog.getByText('Customers are told of it from now on.').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('A kite costs KES 900 for one hour.').waitFor()
    await page.getByRole('button', { name: 'Tell again: version 1' }).click()
    await page.getByText('A kite costs KES 700 for one hour.').waitFor()
    expect(await desk.shop.customer().ask('how much is a kite?')).toContain('KES 700')

    await page.getByRole('button', { name: 'Change' }).click()
    await dialog.getByLabel('Told until').fill('2031-03-09')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('9 Mar 2031').waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Kites is deleted.').waitFor()
    expect(await desk.shop.customer().ask('how much is a kite?')).not.toContain('KES 700')
  })

  it('grows by what nobody could answer: one answers, another publishes, and the next customer is told', async () => {
    await desk.shop.customer().ask('do you have a helipad?')
    await desk.shop.customer().ask('is there a helipad?')
    const agent = await desk.signIn(wanjiku, DESKTOP, '/knowledge?tab=gaps')
    expect(await agent.page.getByRole('tab', { name: 'Ask' }).count()).toBe(0)
    const gap = agent.page.getByRole('listitem').filter({ hasText: 'do you have a helipad?' })
    await gap.getByText('asked 2 times').waitFor()
    expect(await gap.getByRole('button', { name: /^Put/ }).count()).toBe(0)
    await gap.getByRole('button', { name: 'Answer' }).click()
    const dialog = agent.page.getByRole('dialog')
    await dialog.getByLabel('Answer', { exact: true }).fill('Helicopters land on the lawn behind the dunes.')
    await dialog.getByRole('button', { name: 'Keep as a draft' }).click()
    await dialog.getByText('The draft is kept.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Publish it' }).count()).toBe(0)
    expect(await desk.shop.customer().ask('do you have a helipad?')).not.toContain('behind the dunes')

    const { page } = await desk.signIn(achieng, DESKTOP, '/knowledge?tab=faq')
    await page.getByRole('button', { name: 'Publish the answer to "do you have a helipad?"' }).click()
    await page.getByText('Customers are told of it from now on.').waitFor()
    await page.getByRole('tab', { name: 'Gaps' }).click()
    await page.getByRole('button', { name: 'Put away: "how much is a kite?"' }).click()
    await page.getByText('No question waits for an answer').waitFor()
    expect(await desk.shop.customer().ask('do you have a helipad?')).toContain('behind the dunes')
  })

  it('is put in order where it contradicts itself', async () => {
    const { page } = await desk.signIn(achieng, DESKTOP, '/knowledge')
    for (const [title, price] of [
      ['Shuttle', 'KES 1,500'],
      ['Arriving', 'KES 1,800'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a document' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What you have').selectOption('Text')
      await dialog
        .getByRole('textbox', { name: 'Text' })
        .fill(`## Airport shuttle\n\nThe airport shuttle costs ${price} for each guest.`)
      await dialog.getByLabel('Title').fill(title)
      await dialog.getByRole('button', { name: 'Upload' }).click()
      await dialog.getByText('Customers are told of it from now on.').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    }
    await page.getByRole('tab', { name: 'Contradictions' }).click()
    await page.getByRole('button', { name: /^Keep this one: .*1,800/ }).click()
    await page.getByText('The other is told no more.').waitFor()
    expect(await desk.shop.customer().ask('how much does the airport shuttle cost?')).toContain('1,800')
  })

  it.each(LOOKS)('can be read by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/knowledge')
    await page.getByRole('link', { name: 'Arriving', exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    for (const tab of ['Ask', 'Gaps', 'FAQ', 'Contradictions', 'To look at again']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).waitFor()
      expect(await axeViolations(page)).toEqual([])
    }
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByRole('button', { name: 'Add a document' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Arriving', exact: true }).click()
    await page.getByRole('table', { name: 'Versions' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
