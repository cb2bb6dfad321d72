import type { FormEvent } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'

interface NoteDialogProps {
  reviewId: string
  kind: 'confirm' | 'dismiss'
  onClose: () => void
}

/** Asks why, and then decides. */
export function NoteDialog({ reviewId, kind, onClose }: NoteDialogProps) {
  const say = useTradeWords()
  const params = { id: reviewId }
  const decide = useAct(
    (api, note: string) =>
      kind === 'confirm'
        ? api('POST /v1/payments/reviews/:id/confirm', { params, body: { note } })
        : api('POST /v1/payments/reviews/:id/dismiss', { params, body: { note } }),
    ['reviews', 'orders', 'order'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    decide.mutate(String(new FormData(event.currentTarget).get('note')), { onSuccess: onClose })
  }
  return (
    <Dialog title={say(`review.${kind}`)} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField
          label={say('review.note')}
          help={say('review.note.help')}
          name="note"
          rows={3}
          maxLength={500}
          required
        />
        <FormActions onCancel={onClose} busy={decide.isPending}>
          {say(`review.${kind}`)}
        </FormActions>
      </form>
    </Dialog>
  )
}
