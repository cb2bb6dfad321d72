import type { TestCustomer } from '../support/product.ts'
import type { Look, Watched } from './browser.ts'
import type { Desk } from './console-desk.ts'

export interface OpenChat extends Watched {
  customer: TestCustomer
  /** Of the conversation. */
  id: string
}

/** A customer who has asked for a person, and the id of her conversation. */
export async function askForPerson(desk: Desk): Promise<Pick<OpenChat, 'customer' | 'id'>> {
  const customer = desk.shop.customer()
  await customer.ask('nataka kuongea na mtu')
  const { id } = await desk.product.db.transaction(desk.shop.tenantId, (tx) =>
    tx.conversation.findFirstOrThrow({ where: { customer: { address: customer.address } }, select: { id: true } }),
  )
  return { customer, id }
}

/** The same, and the page of whoever looks at her chat. */
export async function openChat(desk: Desk, email: string, look: Look): Promise<OpenChat> {
  const { customer, id } = await askForPerson(desk)
  const watched = await desk.signIn(email, look, `/inbox/${id}`)
  await watched.page.getByRole('article').filter({ hasText: 'nataka kuongea na mtu' }).waitFor()
  return { customer, id, ...watched }
}
