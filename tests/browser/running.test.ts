import { describe, expect, it } from 'vitest'
import { reportTurn } from '../../src/domain/turns/index.ts'
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
})
