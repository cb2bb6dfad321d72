import { describe, expect, it } from 'vitest'
import { until } from '../support/until.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the settings of the inbox', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const { runtime } = desk.product
  const owner = await desk.join('Achieng', 'owner')
  const stored = async () => {
    const { settings } = await runtime
      .ctxFor(desk.shop.tenantId)
      .transaction(({ tx, tenantId }) => tx.tenant.findUniqueOrThrow({ where: { id: tenantId } }))
    return Object(settings).inbox
  }

  it('say what would change before they are saved, and hold at once', async () => {
    const { page, offences } = await desk.signIn(owner, DESKTOP, '/settings?section=inbox')
    await page.getByLabel('Who is given what waits').selectOption({ label: 'Everybody in turn' })
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByLabel('First answer').fill('10')
    await page.getByRole('textbox', { name: 'Labels' }).fill('vip\nwholesale')
    await page.getByRole('button', { name: 'Look at the changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save these changes?' })
    await dialog.getByText('Everybody in turn').waitFor()
    await dialog.getByText('vip, wholesale').waitFor()
    expect((await stored())?.assignment ?? 'off').toBe('off')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The settings are saved.').waitFor()
    const inbox = await stored()
    expect(inbox).toMatchObject({ assignment: 'round_robin', labels: ['vip', 'wholesale'] })
    expect(inbox.sla).toEqual([expect.objectContaining({ firstAnswerMinutes: 10, reason: null })])
    expect(offences).toEqual([])
  })

  it('are not written over by somebody who opened others', async () => {
    const [first, second] = [
      await desk.signIn(owner, DESKTOP, '/settings?section=inbox'),
      await desk.signIn(await desk.join('Brian', 'manager'), DESKTOP, '/settings?section=inbox'),
    ]
    await second.page.getByLabel('Hide most of a phone number from agents').check()
    for (const { page } of [first]) {
      await page.getByLabel('Ask customers how a person helped them').uncheck()
      await page.getByRole('button', { name: 'Look at the changes' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByText('The settings are saved.').waitFor()
    }
    await second.page.getByRole('button', { name: 'Look at the changes' }).click()
    await second.page.getByRole('button', { name: 'Show what is there now' }).click()
    expect(await second.page.getByLabel('Ask customers how a person helped them').isChecked()).toBe(false)
    expect(await stored()).toMatchObject({ csat: false, maskPhones: false })
  })

  it('keep replies', async () => {
    const { page } = await desk.signIn(owner, DESKTOP, '/settings?section=inbox')
    await page.getByRole('button', { name: 'Keep a reply' }).click()
    await page.getByRole('textbox', { name: 'Short name' }).fill('hours')
    await page.getByRole('textbox', { name: 'In English' }).fill('We open at eight.')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Change /hours' }).click()
    await page.getByRole('textbox', { name: 'In English' }).fill('We open at nine.')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('We open at nine.').waitFor()
    const kept = () =>
      runtime
        .ctxFor(desk.shop.tenantId)
        .transaction(({ tx, tenantId }) => tx.cannedReply.findMany({ where: { tenantId } }))
    expect(await kept()).toEqual([expect.objectContaining({ texts: { en: 'We open at nine.' }, version: 2 })])
    await page.getByRole('button', { name: 'Change /hours' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await until(async () => (await kept()).length === 0, { what: 'the reply to be gone' })
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(owner, look, '/settings?section=inbox')
    await page.getByLabel('Who is given what waits').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep a reply' }).click()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
