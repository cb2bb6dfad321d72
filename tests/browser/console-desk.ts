import type { Role } from '../../src/domain/identity/schemas.ts'
import { acceptInvitation, invite } from '../../src/domain/team/index.ts'
import type { TenantSettings } from '../../src/domain/tenancy/schemas.ts'
import { type Product, type ProductShop, startProduct } from '../support/product.ts'
import { type Look, openPage, type Watched } from './browser.ts'

export const PASSWORD = 'mango tree by the well'

export interface Desk {
  product: Product
  shop: ProductShop
  /** Where the console is, without a slash at the end. */
  url: string
  /** Puts somebody on the team. */
  join(name: string, role: Role): Promise<string>
  /** A page in front of the console, and nobody signed in. */
  open(look: Look, path?: string): Promise<Watched>
  /** The same, with somebody signed in who waits for the page of the path. */
  signIn(email: string, look: Look, path?: string): Promise<Watched>
}

/** The whole product with a shop, and its console as it ships. */
export async function openDesk(overrides?: { settings?: Partial<TenantSettings> }): Promise<Desk> {
  const product = await startProduct()
  const shop = await product.openShop(overrides)
  const { publicBaseUrl } = product.runtime
  const url = `${publicBaseUrl}/console`
  const open = async (look: Look, path = '/') => {
    const watched = await openPage(publicBaseUrl, look)
    await watched.page.goto(`${url}${path}`)
    return watched
  }
  return {
    product,
    shop,
    url,
    open,
    async join(name, role) {
      const ctx = product.runtime.ctxFor(shop.tenantId)
      const email = `${name.toLowerCase()}@shop.example`
      const { token } = await invite(ctx, { email, name, role, by: null })
      await acceptInvitation(ctx, { token, name: null, password: PASSWORD })
      return email
    },
    async signIn(email, look, path = '/inbox') {
      const watched = await open(look, path)
      const { page } = watched
      await page.getByLabel('Shop', { exact: true }).fill(`shop-${shop.tenantId}`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL((at) => at.href.startsWith(`${url}${path}`))
      return watched
    },
  }
}
