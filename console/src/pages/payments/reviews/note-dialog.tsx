import type { FormEvent } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'

interface NoteDialogProps {
  reviewId: string
  kind: 'confirm' | 'dismiss'
  onClose: () => void
}

/** Asks why, and then decides. */
export function NoteDialog({ reviewId, kind, onClose }: NoteDialogProps) {
  const words = useWords()
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
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={decide.isPending}>
            {say(`review.${kind}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
