import type { FormEvent } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'

/** How a person gives money back. */
const HOW = ['mpesa_by_hand', 'bank', 'cash'] as const

/** Writes down that somebody gave the money back by hand; the customer is told where she may be. */
export function RefundDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const words = useWords()
  const say = useTradeWords()
  const toasts = useToasts()
  const refund = useAct(
    (api, body: { how: (typeof HOW)[number]; reference: string; note: string }) =>
      api('POST /v1/payments/reviews/:id/refund', { params: { id: reviewId }, body }),
    ['reviews', 'orders', 'order', 'settlement'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const how = HOW.find((known) => known === form.get('how')) ?? HOW[0]
    const given = { how, reference: String(form.get('reference')).trim(), note: String(form.get('note')).trim() }
    refund.mutate(given, {
      onSuccess: ({ told }) => {
        toasts.say(say(told ? 'refund.done' : 'refund.done.quiet'))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say('review.refund')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SelectField label={say('refund.how')} name="how">
          {HOW.map((how) => (
            <option key={how} value={how}>
              {say(`refund.how.${how}`)}
            </option>
          ))}
        </SelectField>
        <Field
          label={say('refund.reference')}
          help={say('refund.reference.help')}
          name="reference"
          maxLength={100}
          required
        />
        <TextField
          label={say('review.note')}
          help={say('review.note.help')}
          name="note"
          rows={2}
          maxLength={500}
          required
        />
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={refund.isPending}>
            {say('review.refund')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
