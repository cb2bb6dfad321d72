import { describe, expect, it } from 'vitest'
import { reportTurn } from '../../src/domain/turns/index.ts'
import { until } from '../support/until.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('running a shop', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const { runtime, db } = desk.product
  const { tenantId } = desk.shop
  const owner = await desk.join('Achieng', 'owner')
  const ctx = runtime.ctxFor(tenantId)

  describe('answers that were called wrong', async () => {
    await desk.shop.customer().ask('habari')
    const turn = await db.transaction(tenantId, (tx) => tx.turn.findFirstOrThrow())
    const said = { turnId: turn.id, reason: 'tone', note: 'She was greeted twice' } as const
    await reportTurn({ ...ctx, actor: 'staff:brian' }, said)

    it('are listed, and open with why they were given', async () => {
      const { page, offences } = await desk.signIn(owner, DESKTOP, '/reported')
      await page.getByText('She was greeted twice').waitFor()
      await page.getByRole('button', { name: 'Why this answer' }).click()
      const drawer = page.getByRole('dialog', { name: 'Why this answer' })
      await drawer.getByText('She was greeted twice').waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.reload()
      await drawer.getByText('She was greeted twice').waitFor()
      await drawer.getByRole('button', { name: 'Close' }).click()
      await page.getByLabel('What was wrong').selectOption({ label: 'Something else' })
      await page.getByText('Nothing was reported for this reason.').waitFor()
      await page.getByRole('button', { name: 'Show everything' }).click()
      await page.getByRole('link', { name: 'Open the chat' }).click()
      await page.waitForURL(`**/inbox/${turn.conversationId}**`)
      expect(offences).toEqual([])
    })

    it.each(LOOKS)('can be read in $theme at $width px', async (look) => {
      const { page, offences } = await desk.signIn(owner, look, '/reported')
      await page.getByText('She was greeted twice').waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(offences).toEqual([])
    })
  })

  describe('connections', () => {
    const secret = 'not the secret of this app'

    it('are asked before they are kept, and say what is wrong in words', async () => {
      const keys = {
        consumerKey: 'key of the console',
        consumerSecret: 'secret of the console',
        passkey: 'p'.repeat(32),
      }
      await desk.product.sandbox.daraja.registerApp({ ...keys, shortcode: '612345' })
      const { page, offences } = await desk.signIn(owner, DESKTOP, '/connections')
      const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'M-PESA' }) })
      await card.getByText(desk.shop.shortcode).waitFor()
      await card.getByRole('button', { name: 'Change the keys' }).click()
      const dialog = page.getByRole('dialog', { name: 'M-PESA' })
      await dialog.getByLabel('Environment').selectOption({ label: 'Test environment' })
      await dialog.getByLabel('Shortcode').fill('612345')
      await dialog.getByLabel('Consumer key').fill(keys.consumerKey)
      await dialog.getByLabel('Consumer secret').fill(secret)
      await dialog.getByLabel('Passkey').fill(keys.passkey)
      await dialog.getByRole('button', { name: 'Test and save' }).click()
      await dialog.getByText('M-PESA does not take these keys.', { exact: false }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(await card.getByText(desk.shop.shortcode).count()).toBe(1)
      await dialog.getByLabel('Consumer secret').fill(keys.consumerSecret)
      await dialog.getByRole('button', { name: 'Test', exact: true }).click()
      await dialog.getByText('proven by the first prompt', { exact: false }).waitFor()
      await dialog.getByRole('button', { name: 'Test and save' }).click()
      await page.getByText('Connected.', { exact: true }).waitFor()
      await card.getByText('612345').waitFor()
      expect(await page.content()).not.toContain(keys.consumerSecret)
      expect(offences).toEqual([])
    })

    it.each(LOOKS)('can be read in $theme at $width px', async (look) => {
      const { page, offences } = await desk.signIn(owner, look, '/connections')
      await page.getByText('Address for Twilio').waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Change the keys' }).first().click()
      expect(await axeViolations(page)).toEqual([])
      expect(offences).toEqual([])
    })
  })

  describe('the first hour', () => {
    it('is tried for real', async () => {
      const { sandbox } = desk.product
      const { page, offences } = await desk.signIn(owner, DESKTOP, '/first-hour')
      const step = page.getByRole('listitem').filter({ hasText: 'Pay one shilling to yourself' })
      await step.getByLabel('Your phone').fill('0712 345 678')
      await step.getByRole('button', { name: 'Send the prompt' }).click()
      await step.getByText('Waits', { exact: true }).waitFor()
      const [prompt] = await sandbox.daraja.prompts({ msisdn: '254712345678' })
      await sandbox.daraja.answerPrompt(prompt?.id ?? '', { action: 'pay' })
      await until(async () => (await sandbox.daraja.pushes({ msisdn: '254712345678' })).at(0)?.receipt ?? undefined)
      await step.getByRole('button', { name: 'Ask what became of it' }).click()
      await step.getByText('Done', { exact: true }).waitFor()
      expect(offences).toEqual([])
    })

    it.each(LOOKS)('can be read in $theme at $width px', async (look) => {
      const { page, offences } = await desk.signIn(owner, look, '/first-hour')
      await page.getByText('Have a template approved').waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(offences).toEqual([])
    })
  })
})
