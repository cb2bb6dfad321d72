import { type FormEvent, useState } from 'react'
import type { ReviewWire } from '../../../../src/http/contract/review.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'

/** What a person can decide about money beside giving it to an order. Each decision is written down with its reason. */
export function Decide({ review }: { review: ReviewWire }) {
  const say = useAdminWords()
  const [open, setOpen] = useState<'confirm' | 'dismiss' | null>(null)
  const params = { id: review.review_id }
  const check = useAct(
    (api, _: undefined) => api('POST /v1/payments/reviews/:id/check', { params, body: {} }),
    ['reviews'],
  )
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5">
      {check.data && <span className="mr-auto text-small text-soft">{say(`review.check.${check.data.outcome}`)}</span>}
      {review.money?.receipt && (
        <Button small busy={check.isPending} onClick={() => check.mutate(undefined)}>
          {say('review.check')}
        </Button>
      )}
      {review.reason === 'unproven' && (
        <Button small onClick={() => setOpen('confirm')}>
          {say('review.confirm')}
        </Button>
      )}
      <Button small onClick={() => setOpen('dismiss')}>
        {say('review.dismiss')}
      </Button>
      {open && <NoteDialog review={review} kind={open} onClose={() => setOpen(null)} />}
    </footer>
  )
}

interface NoteDialogProps {
  review: ReviewWire
  kind: 'confirm' | 'dismiss'
  onClose: () => void
}

function NoteDialog({ review, kind, onClose }: NoteDialogProps) {
  const words = useWords()
  const say = useAdminWords()
  const params = { id: review.review_id }
  const decide = useAct(
    (api, note: string) =>
      kind === 'confirm'
        ? api('POST /v1/payments/reviews/:id/confirm', { params, body: { note } })
        : api('POST /v1/payments/reviews/:id/dismiss', { params, body: { note } }),
    ['reviews'],
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
