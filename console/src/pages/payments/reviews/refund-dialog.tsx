import type { FormEvent } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { RefundReference, RefundWay, refundWayOf } from '../refund-way.tsx'

/** Writes down that somebody gave the money back by hand; the customer is told where she may be. */
export function RefundDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const say = useTradeWords()
  const toasts = useToasts()
  const refund = useAct(
    (api, body: ReturnType<typeof refundWayOf> & { note: string }) =>
      api('POST /v1/payments/reviews/:id/refund', { params: { id: reviewId }, body }),
    ['reviews', 'orders', 'order', 'settlement'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = { ...refundWayOf(form), note: String(form.get('note')).trim() }
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
        <RefundWay />
        <RefundReference />
        <TextField
          label={say('review.note')}
          help={say('review.note.help')}
          name="note"
          rows={2}
          maxLength={500}
          required
        />
        <FormActions onCancel={onClose} busy={refund.isPending}>
          {say('review.refund')}
        </FormActions>
      </form>
    </Dialog>
  )
}
