import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { until } from '../support/until.ts'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { type Desk, openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
const PATH = '/developers?tab=webhooks'

describe.skipIf(!hasBrowser)('programs that are told of facts', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const { sandbox } = desk.product
  const owner = await desk.join('Achieng', 'owner')
  const addressOf = (name: string) => `${sandbox.baseUrl}/hooks/${name}`

  it('are added with a secret that is shown once, and a test arrives that it signs', async () => {
    const { page, offences } = await desk.signIn(owner, DESKTOP, PATH)
    await page.getByRole('button', { name: 'Add an endpoint' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Till')
    await page.getByRole('textbox', { name: 'Address' }).fill(addressOf('till'))
    await page.getByRole('dialog').getByRole('button', { name: 'Add an endpoint' }).click()
    const secret = await page.getByRole('textbox', { name: 'The secret' }).inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'More to do with Till' }).click()
    await page.getByRole('menuitem', { name: 'Send a test' }).click()
    const received = await until(async () => (await sandbox.hooks.received({ name: 'till' }))[0], { what: 'the test' })
    expect(new Webhook(secret).verify(received.body, received.headers)).toMatchObject({ type: 'webhook.test' })
    await page.reload()
    await page.getByRole('button', { name: 'Deliveries to Till' }).click()
    const drawer = page.getByRole('dialog', { name: 'Deliveries to Till' })
    await drawer.getByText('Delivered').last().waitFor()
    await drawer.getByText('webhook.test', { exact: true }).click()
    await drawer.getByText('Answered 200').waitFor()
    await drawer.getByRole('button', { name: 'Send once more' }).click()
    const twice = async () => (await sandbox.hooks.received({ name: 'till' })).length === 2
    await until(twice, { what: 'the same test once more' })
    const ids = (await sandbox.hooks.received({ name: 'till' })).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    expect(await page.content()).not.toContain(secret)
    expect(offences).toEqual([])
  })

  it('are told of what happens in a chat, and again when they are asked to', async () => {
    await desk.shop.customer().ask('habari')
    const messages = async () =>
      (await sandbox.hooks.received({ name: 'till' })).filter(({ body }) => body.includes('message.received'))
    await until(async () => (await messages()).length > 0, { what: 'the message' })
    const { page } = await desk.signIn(owner, DESKTOP, PATH)
    await page.getByRole('button', { name: 'More to do with Till' }).click()
    await page.getByRole('menuitem', { name: 'Send again since …' }).click()
    await page.getByLabel('Since', { exact: true }).fill('2026-01-01T00:00')
    await page.getByRole('button', { name: 'Send again' }).click()
    await page.getByText(/on (its|their) way again/).waitFor()
    await until(async () => (await messages()).length > 1, { what: 'the message once more' })
  })

  it('have another secret when it is replaced', async () => {
    const { page } = await desk.signIn(owner, DESKTOP, PATH)
    await page.getByRole('button', { name: 'More to do with Till' }).click()
    await page.getByRole('menuitem', { name: 'Replace the secret' }).click()
    const secret = await page.getByRole('textbox', { name: 'The secret' }).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByText(/Two secrets until/).waitFor()
  })

  it.each(LOOKS)('can be looked after by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(owner, look, PATH)
    await page.getByRole('heading', { name: 'Till' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add an endpoint' }).click()
    await page.getByLabel('Everything, also what comes later').uncheck()
    await page.getByLabel('order.paid').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Deliveries to Till' }).click()
    await page.getByRole('dialog').getByText('webhook.test', { exact: true }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Events' }).click()
    await page.getByText('order.paid', { exact: true }).click()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })

  it('that are gone are switched off, and their owner reads of it on every page', async () => {
    await sandbox.faults.set([{ target: 'hooks.receive', kind: 'http_410' }])
    const { page } = await desk.signIn(owner, DESKTOP, PATH)
    await page.getByRole('button', { name: 'More to do with Till' }).click()
    await page.getByRole('menuitem', { name: 'Send a test' }).click()
    await page.getByText('A test is on its way.').waitFor()
    const isOff = async () => {
      await page.goto(`${desk.url}/inbox`)
      return page
        .getByText('Till is told nothing any more')
        .first()
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    }
    await until(isOff, { what: 'the banner' })
    await page.getByRole('link', { name: 'Look at it' }).click()
    await page.getByText('Switched off: it said that it is gone').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await sandbox.faults.clear()
    await page.getByRole('button', { name: 'More to do with Till' }).click()
    await page.getByRole('menuitem', { name: 'Switch on' }).click()
    await page.getByText('On', { exact: true }).waitFor()
  })
})
