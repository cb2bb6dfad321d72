import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AboutCustomer } from '../side/about-customer.tsx'

/** The same as what stands beside the chat, where a window is too narrow for both. */
export function CustomerDialog({ conversation, onClose }: { conversation: ConversationRow; onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog title={words('side.customer')} place="drawer" onClose={onClose}>
      <AboutCustomer conversation={conversation} />
    </Dialog>
  )
}
