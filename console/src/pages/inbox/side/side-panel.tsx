import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useWords } from '../../../lib/words.ts'
import { AboutCustomer } from './about-customer.tsx'

/** What stands beside a chat in a wide window. */
export function SidePanel({ conversation }: { conversation: ConversationRow }) {
  const words = useWords()
  return (
    <aside
      aria-label={words('side.customer')}
      className="hidden w-72 shrink-0 overflow-y-auto border-l border-line bg-surface p-4 wide:block"
    >
      <AboutCustomer conversation={conversation} />
    </aside>
  )
}
