import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { addRarities } from '../integration/reports/add-rarities.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Floor, openFloor } from './shop-floor.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

describe.skipIf(!hasBrowser)('the page of reports', async () => {
  const floor: Floor | null = hasBrowser ? await openFloor() : null
  if (floor === null) return
  const { product, shop } = floor
  const achieng = await floor.join('Achieng', 'owner')
  const brian = await floor.join('Brian', 'agent')
  const { reference } = await floor.bought()
  const owner = new pg.Client({ connectionString: product.db.ownerUrl })
  await owner.connect()
  await addRarities(owner, shop.tenantId)

  it('opens from a number the very rows that it counts, and comes back to where it was', async () => {
    const { page, offences } = await floor.signIn(achieng, DESKTOP, '/reports?tab=sales')
    await page.getByRole('img', { name: 'Paid through chat, KES' }).waitFor()
    await page.getByRole('link', { name: 'Paid through chat' }).click()
    await page.getByRole('link', { name: `Order ${reference}` }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    await page.getByRole('link', { name: 'Back to the report' }).click()
    await page.getByRole('tab', { name: 'Sales', selected: true }).waitFor()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^sales-.*\.csv$/)
    expect(offences).toEqual([])
  })

  it('shows an agent her own work alone', async () => {
    const { page } = await floor.signIn(brian, DESKTOP, '/reports')
    await page.getByRole('tab', { name: 'People', selected: true }).waitFor()
    expect(await page.getByRole('tab', { name: 'Sales' }).count()).toBe(0)
  })

  it('says on every page that the budget has ended, and what that means', async () => {
    const budget = (microUsd: number) =>
      owner.query(
        `UPDATE tenants SET settings = jsonb_set(settings, '{dailyModelBudgetMicroUsd}', to_jsonb($2::int)) WHERE id = $1`,
        [shop.tenantId, microUsd],
      )
    await budget(0)
    const { page } = await floor.signIn(achieng, DESKTOP, '/orders')
    await page.getByText('answers from templates until tomorrow').waitFor()
    await page.getByRole('link', { name: 'Look at the cost' }).click()
    await page.getByText('Templates answer').waitFor()
    await budget(5_000_000)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await floor.signIn(achieng, look, '/reports?tab=overview')
    await page.getByRole('img', { name: 'Messages by hour of the week' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    for (const tab of ['Cost', 'People', 'Ratings']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).getByRole('link').first().waitFor()
      expect([tab, await axeViolations(page)]).toEqual([tab, []])
    }
    await page.getByRole('tabpanel', { name: 'Ratings' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Back to the report' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
