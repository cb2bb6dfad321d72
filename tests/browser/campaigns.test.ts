import { describe, expect, it } from 'vitest'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { updatePreferences } from '../../src/domain/customers/index.ts'
import { shopSettings } from '../support/builders.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
const ALWAYS = { open: '00:00', close: '00:00' }
const OPEN = { mon: ALWAYS, tue: ALWAYS, wed: ALWAYS, thu: ALWAYS, fri: ALWAYS, sat: ALWAYS, sun: ALWAYS }
const AWAKE = { ...shopSettings().outreach, perCustomerPerWeek: 2, quietHours: { from: '00:00', to: '00:00' } }

describe.skipIf(!hasBrowser)('a campaign in the console', async () => {
  const desk = hasBrowser ? await openDesk({ settings: { openingHours: OPEN, outreach: AWAKE } }) : null
  if (desk === null) return
  const { product, shop } = desk
  const { tenantId } = shop
  const achieng = await desk.join('Achieng', 'owner')
  const asha = await desk.join('Asha', 'auditor')
  const wording = {
    name: 'new_arrivals',
    language: 'en',
    body: 'Hello {{1}}, new shoes are in.',
    category: 'MARKETING',
  }
  const customer = shop.customer()

  it('is put together beside its phone, tried, started, and shows what became of it', async () => {
    await product.db.transaction(tenantId, (tx) =>
      tx.messageTemplate.create({
        data: { tenantId, id: randomIds.uuid(), ...wording, contentSid: 'HX7', status: 'approved' },
      }),
    )
    await customer.ask('hi')
    const { id, customerId } = await product.db.transaction(tenantId, (tx) => tx.conversation.findFirstOrThrow())
    const hers = { ...product.runtime.ctxFor(tenantId, undefined, customerId), conversationId: id }
    await updatePreferences(hers, { marketing: true, source: 'chat' })

    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/campaigns')
    await page.getByText('No campaign yet').waitFor()
    await page.getByRole('button', { name: 'New campaign' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name, for the team only').fill('New arrivals')
    await dialog.getByLabel('Approved marketing template').selectOption('new_arrivals')
    expect(await dialog.getByRole('button', { name: 'Save as a draft' }).isDisabled()).toBe(true)
    await dialog.getByLabel('What stands for {{1}}').fill('{{customer.name}}')
    await dialog.getByText('Hello {{customer.name}}, new shoes are in.').waitFor()
    await dialog.getByText('1 customer', { exact: true }).waitFor()
    await dialog.getByLabel('Tag').fill('vip')
    await dialog.getByText('0 customers', { exact: true }).waitFor()
    await dialog.getByLabel('Tag').fill('')
    await dialog.getByText('1 customer', { exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save as a draft' }).click()

    await page.getByText('Send it to a phone of your own, then start it.').waitFor()
    await page.getByRole('button', { name: 'Try on a phone' }).click()
    await dialog.getByLabel('Numbers').fill(`+${customer.msisdn}`)
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect(await customer.next()).toBe('Hello Achieng, new shoes are in.')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await dialog.getByText('1 customer is written to.').waitFor()
    await dialog.getByRole('button', { name: 'Start', exact: true }).click()
    expect(await customer.next()).toBe('Hello Achieng, new shoes are in.')
    await page.getByText('Everybody whom it may reach has got it.').waitFor()
    await page.getByRole('link', { name: 'All campaigns' }).click()
    await page
      .getByRole('row', { name: /New arrivals/ })
      .getByText('done', { exact: true })
      .waitFor()
    expect(offences).toEqual([])
  })

  it('can be read, and not moved, by an auditor', async () => {
    const { page } = await desk.signIn(asha, DESKTOP, '/campaigns')
    await page.getByRole('link', { name: 'New arrivals' }).click()
    await page.getByRole('region', { name: 'What became of it' }).waitFor()
    expect(await page.getByRole('button', { name: /Start|Pause|Stop|New campaign/ }).count()).toBe(0)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/campaigns')
    await page.getByRole('link', { name: 'New arrivals' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'New arrivals' }).click()
    await page.getByRole('region', { name: 'What became of it' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
