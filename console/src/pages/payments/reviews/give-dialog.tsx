import { type FormEvent, useState } from 'react'
import type { ReviewWire } from '../../../../../src/http/contract/review.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { formatMoney, readAmount } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'

interface GiveDialogProps {
  reviewId: string
  money: NonNullable<ReviewWire['money']>
  order: { order_id: string; reference: string }
  onClose: () => void
}

/** Gives money to an order: all that the order needs, or a part of it. */
export function GiveDialog({ reviewId, money, order, onClose }: GiveDialogProps) {
  const say = useTradeWords()
  const toasts = useToasts()
  const { locale } = useReader()
  const [wrong, setWrong] = useState(false)
  const { currency, unallocated_minor } = money
  const write = (amount_minor: number) => formatMoney({ amount_minor, currency }, locale)
  const give = useAct(
    (api, amount_minor: number | undefined) =>
      api('POST /v1/payments/reviews/:id/allocate', {
        params: { id: reviewId },
        body: { order_id: order.order_id, amount_minor },
      }),
    ['reviews', 'orders', 'order', 'settlement'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('amount')).trim()
    const part = typed === '' ? undefined : readAmount(typed)
    const fits = part === undefined || (part !== null && part > 0 && part <= unallocated_minor)
    setWrong(!fits)
    if (!fits) return
    give.mutate(part ?? undefined, {
      onSuccess: ({ allocated_minor, due_minor }) => {
        const given = { amount: write(allocated_minor), reference: order.reference }
        toasts.say(due_minor > 0 ? say('give.part', { ...given, due: write(due_minor) }) : say('give.whole', given))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say('give.title', { reference: order.reference })} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{say('give.text', { amount: write(unallocated_minor) })}</p>
        <Field
          label={say('back.amount', { currency })}
          help={say('give.amount.help')}
          name="amount"
          inputMode="decimal"
          problem={wrong ? say('back.amount.wrong', { amount: write(unallocated_minor) }) : undefined}
        />
        <FormActions onCancel={onClose} busy={give.isPending}>
          {say('give.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
