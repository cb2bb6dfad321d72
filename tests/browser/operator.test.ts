import { describe, expect, it } from 'vitest'
import { holdsCanary } from '../../src/domain/canaries/index.ts'
import { confirmTwoStep, setUpTwoStep } from '../../src/domain/identity/index.ts'
import { oneTimeCode } from '../../src/domain/identity/two-step/one-time-code.ts'
import { acceptInvitation, invite } from '../../src/domain/team/index.ts'
import { PLATFORM_TENANT } from '../../src/domain/tenancy/schemas.ts'
import { canaryOf } from '../support/canary-of.ts'
import { fromBase32 } from '../support/from-base32.ts'
import { axeViolations, hasBrowser, LOOKS, type Look } from './browser.ts'
import { type Desk, openDesk, PASSWORD } from './console-desk.ts'

const TITLE = 'Secret rows that were about to be told'

describe.skipIf(!hasBrowser)('the shops of the installation', async () => {
  const desk: Desk | null = hasBrowser ? await openDesk() : null
  if (desk === null) return
  const { product, shop } = desk
  const platform = product.runtime.ctxFor(PLATFORM_TENANT)

  /** An operator of her own, in front of the page with her second step set up. */
  const operatorAt = async (name: string, look: Look) => {
    const email = `${name}@tulia.example`
    const { token } = await invite(platform, { email, name, role: 'operator', by: null })
    const joined = await acceptInvitation(platform, { token, name: null, password: PASSWORD })
    const watched = await desk.open(look, '/operator')
    const { page } = watched
    await page.getByLabel('Shop', { exact: true }).fill('platform')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('An operator needs a second step').first().waitFor()
    const of = { userId: joined?.userId ?? '' }
    const { secret } = await setUpTwoStep(platform, { ...of, email, issuer: 'Tulia' })
    const code = oneTimeCode(fromBase32(secret), Math.floor(platform.clock.now().getTime() / 30_000))
    await confirmTwoStep(platform, { ...of, code })
    await page.reload()
    await page.getByRole('cell', { name: /shop-/ }).first().waitFor()
    return watched
  }

  it('say nothing of secret rows while none was met', async () => {
    const { page, offences } = await operatorAt('asha', LOOKS[0] ?? { theme: 'light', width: 1440, height: 900 })
    expect(await page.getByText(TITLE).count()).toBe(0)
    expect(offences).toEqual([])
  })

  it.each(LOOKS)('show where one was about to be told, in $theme at $width px', async (look) => {
    const other = await product.openShop({ name: 'Nyali Books' })
    const marker = await canaryOf(product.db, other.tenantId, 'passage')
    const ctx = product.runtime.ctxFor(shop.tenantId)
    await holdsCanary(ctx, { place: 'message', subject: product.runtime.ids.uuid(), text: marker })
    await holdsCanary(platform, { place: 'log', subject: 'turn_failed', text: marker })
    const { page, offences } = await operatorAt(`${look.theme}${look.width}`, look)
    const table = page.getByRole('table', { name: TITLE })
    const row = table.getByRole('row').filter({ hasText: 'in a message' }).first()
    expect(await row.textContent()).toContain('Nyali Books')
    expect(await row.textContent()).toContain('Mtaani Kicks')
    expect(await table.textContent()).toContain('in the log')
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
