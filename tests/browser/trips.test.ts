import { describe, expect, it } from 'vitest'
import { readTripFixtures } from '../../src/adapters/trip-sources/fixture/trip-fixtures.ts'
import { importDestinations } from '../../src/domain/trips/index.ts'
import { addDays } from '../../src/lib/calendar.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const

/** A shop that plans trips to wherever the files know. */
async function openTripDesk(): Promise<Desk> {
  const desk = await openDesk({ settings: { trips: { homeAirport: 'NBO' } } })
  const { destinations } = readTripFixtures('fixtures/trips')
  await importDestinations(desk.product.runtime.ctxFor(desk.shop.tenantId), { destinations })
  return desk
}

describe.skipIf(!hasBrowser)('the pages of trips', async () => {
  const desk = hasBrowser ? await openTripDesk() : null
  if (desk === null) return
  const { signIn } = desk
  const achieng = await desk.join('Achieng', 'owner')
  const asha = await desk.join('Asha', 'auditor')
  const start = addDays(new Date().toISOString().slice(0, 10), 20)
  const wanted = (budget: string) => `Diani from ${start} to ${addDays(start, 4)}, two adults, budget ${budget}`

  /** Plans a trip in words on the page, and gives the page when it has ended. */
  async function plan(budget: string, look: (typeof LOOKS)[number] = DESKTOP) {
    const watched = await signIn(achieng, look, '/trips')
    const { page } = watched
    await page.getByRole('button', { name: 'Plan a trip' }).click()
    await page.getByLabel('The trip in words').fill(wanted(budget))
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('heading', { name: 'Diani' }).waitFor()
    return watched
  }

  it('say what words leave open, plan what is whole, and show every day with what it costs', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/trips')
    await page.getByText('No trip was asked for yet').waitFor()
    await page.getByRole('button', { name: 'Plan a trip' }).click()
    await page.getByLabel('The trip in words').fill('A trip to Diani')
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('alert').filter({ hasText: 'budget' }).waitFor()
    await page.getByLabel('The trip in words').fill(wanted('400k'))
    await page.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('heading', { name: 'What it costs' }).waitFor()
    expect(await page.getByRole('heading', { name: /^Day \d/ }).count()).toBe(5)
    await page.getByText('KES 400,000').waitFor()
    await page.getByRole('link', { name: 'PDF' }).waitFor()
    await page.getByText('How it came to this').click()
    await page.getByRole('cell', { name: 'weather', exact: true }).first().waitFor()
    expect(offences).toEqual([])
  })

  it('fix a visit, which is the next version, and lead from one version to the other', async () => {
    const { page } = await plan('400k')
    await page
      .getByRole('button', { name: /^Fix: / })
      .first()
      .click()
    await page.getByText('It is being planned anew.').waitFor()
    await page.getByText('fixed', { exact: true }).waitFor()
    const versions = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Versions of this trip' })
    await versions.getByText('this one').waitFor()
    await versions.getByRole('link').first().click()
    await page.getByText('Version 1', { exact: false }).first().waitFor()
  })

  it('offer priced ways out of a no, and go the one that is taken', async () => {
    const { page } = await plan('20k')
    await page.getByText('It would work like this').waitFor()
    await page
      .getByRole('button', { name: /^Plan it so: / })
      .first()
      .click()
    await page.getByRole('heading', { name: 'What it costs' }).waitFor()
  })

  it('keep what was typed where a change is refused, and change nothing that was left as it was', async () => {
    const { page } = await plan('400k')
    await page.getByRole('button', { name: 'Change the wishes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Plan it anew' }).click()
    await dialog.getByText('Nothing is different.').waitFor()
    await dialog.getByLabel('Last day').fill(addDays(start, 40))
    await dialog.getByRole('button', { name: 'Plan it anew' }).click()
    await page.getByText('a trip has 4 to 7 days').waitFor()
    expect(await dialog.getByLabel('Last day').inputValue()).toBe(addDays(start, 40))
    await dialog.getByLabel('Last day').fill(addDays(start, 5))
    await dialog.getByRole('button', { name: 'Plan it anew' }).click()
    await page.getByText('It is being planned anew.').waitFor()
    await page.getByRole('heading', { name: 'Day 6' }).waitFor()
  })

  it('plan what is asked for field by field, and say at its field what is wrong', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/trips')
    await page.getByRole('button', { name: 'Plan a trip' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Field by field' }).click()
    await dialog.getByLabel('Where').selectOption('Mombasa, KE')
    await dialog.getByLabel('First day').fill(start)
    await dialog.getByLabel('Last day').fill(addDays(start, 40))
    await dialog.getByLabel('Budget in KES').fill('350,000')
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Plan it' }).click()
    await dialog.getByText('a trip has 4 to 7 days').waitFor()
    await dialog.getByLabel('Last day').fill(addDays(start, 6))
    await dialog.getByRole('button', { name: 'Plan it' }).click()
    await page.getByRole('heading', { name: 'Mombasa' }).waitFor()
    await page.getByRole('heading', { name: 'Day 7' }).waitFor()
    expect(offences).toEqual([])
  })

  it('let two days change places, with what is visited on them', async () => {
    const { page } = await plan('400k')
    await page.getByRole('heading', { name: 'The days' }).waitFor()
    const day = (number: number) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Day ${number}` }) })
    const visits = async (number: number) => {
      const names = await day(number)
        .getByRole('button', { name: /^Fix: |^Let go: / })
        .evaluateAll((buttons) => buttons.map((button) => String(button.getAttribute('aria-label'))))
      return names.map((name) => name.replace(/^[^:]*: /, '')).toSorted()
    }
    const before = [await visits(2), await visits(3)]
    expect(before[0]).not.toEqual(before[1])
    await page.getByRole('button', { name: 'Day 2 changes places with' }).click()
    await page.getByRole('menuitem', { name: /^Day 3/ }).click()
    await page.getByText('It is being planned anew.').waitFor()
    await page.getByText('Version 2', { exact: false }).first().waitFor()
    await page.getByRole('heading', { name: 'The days' }).waitFor()
    // Where there is room for more, more is put in.
    expect(await visits(3)).toEqual(expect.arrayContaining(before[0] ?? []))
    expect(await visits(2)).toEqual(expect.arrayContaining(before[1] ?? []))
  })

  it('offer nothing to change to who may only look', async () => {
    await plan('400k')
    const { page } = await desk.signIn(asha, DESKTOP, '/trips')
    await page.getByRole('link', { name: 'Diani' }).first().click()
    await page.getByRole('heading', { name: 'The days' }).waitFor()
    expect(await page.getByRole('button', { name: /^Fix: |Change the wishes/ }).count()).toBe(0)
  })

  it('are not there for a shop that plans no trips', async () => {
    const grocery = await openDesk()
    const brian = await grocery.join('Brian', 'owner')
    const { page } = await grocery.signIn(brian, DESKTOP)
    await page.getByRole('navigation').getByText('Orders').waitFor()
    expect(await page.getByRole('navigation').getByText('Trips').count()).toBe(0)
    await page.goto(`${grocery.url}/trips`)
    await page.getByText('This shop plans no trips').waitFor()
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await plan('400k', look)
    await page.getByRole('heading', { name: 'The days' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change the wishes' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'All trips' }).click()
    await page.getByRole('table').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
