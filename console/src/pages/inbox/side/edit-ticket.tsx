import { lazy, Suspense, useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { useMay } from '../../../lib/api/me.ts'
import { EditButton } from './edit-button.tsx'

const EditTicketDialog = lazy(async () => ({
  default: (await import('../dialogs/edit-ticket-dialog.tsx')).EditTicketDialog,
}))

/** The way to changing a case: what it is about, how urgent it is, by when and by whom it is answered. */
export function EditTicket({ ticketId, conversation }: { ticketId: string; conversation: ConversationRow }) {
  const say = useEditWords()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('changeTicket')) return null
  return (
    <>
      <EditButton label={say('ticket')} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <EditTicketDialog ticketId={ticketId} conversation={conversation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
