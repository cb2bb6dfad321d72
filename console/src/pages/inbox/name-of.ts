import type { ConversationRow } from '../../../../src/http/contract/inbox-shapes.ts'
import type { Translate } from '../../lib/translate.ts'

/** How a customer is called: by her name, else by her number, else as a visitor. */
export function nameOf(customer: ConversationRow['customer'], words: Translate): string {
  return customer.name ?? customer.phone ?? words('inbox.visitor')
}
