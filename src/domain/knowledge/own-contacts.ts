import type { Ctx } from '../context.ts'
import { listAddresses } from '../messaging/index.ts'
import { getTenant } from '../tenancy/index.ts'
import { type OwnContacts, phoneDigits } from './mask-contacts.ts'

/** What a shop has given out of itself: its WhatsApp numbers, and the contact details of its settings. */
export async function ownContacts(ctx: Ctx): Promise<OwnContacts> {
  const [{ settings }, addresses] = await Promise.all([getTenant(ctx), listAddresses(ctx)])
  return {
    phones: new Set([...settings.contact.phones, ...addresses].map(phoneDigits)),
    emails: new Set(settings.contact.emails.map((address) => address.toLowerCase())),
  }
}
