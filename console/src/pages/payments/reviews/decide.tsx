import { useState } from 'react'
import type { ReviewWire } from '../../../../../src/http/contract/review.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** What a person can decide about money beside giving it to an order. Each decision is written down with its reason. */
export function Decide({ review }: { review: ReviewWire }) {
  const say = useTradeWords()
  const [open, setOpen] = useState<'confirm' | 'dismiss' | 'refund' | null>(null)
  const close = () => setOpen(null)
  const check = useAct(
    (api, id: string) => api('POST /v1/payments/reviews/:id/check', { params: { id }, body: {} }),
    ['reviews'],
  )
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken px-4 py-2.5">
      <p role="status" className="mr-auto text-small text-soft">
        {check.data && say(`review.check.${check.data.outcome}`)}
      </p>
      {review.money?.receipt && (
        <Button small busy={check.isPending} onClick={() => check.mutate(review.review_id)}>
          {say('review.check')}
        </Button>
      )}
      {review.reason === 'unproven' && (
        <Button small onClick={() => setOpen('confirm')}>
          {say('review.confirm')}
        </Button>
      )}
      {(review.money?.unallocated_minor ?? 0) > 0 && (
        <Button small onClick={() => setOpen('refund')}>
          {say('review.refund')}
        </Button>
      )}
      <Button small onClick={() => setOpen('dismiss')}>
        {say('review.dismiss')}
      </Button>
      {open === 'refund' && <RefundDialog reviewId={review.review_id} onClose={close} />}
      {(open === 'confirm' || open === 'dismiss') && (
        <NoteDialog reviewId={review.review_id} kind={open} onClose={close} />
      )}
    </footer>
  )
}
