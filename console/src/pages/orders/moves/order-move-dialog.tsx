import type { FormEvent } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useOrderAct } from './use-order-act.ts'

interface OrderMoveDialogProps {
  order: OrderWire
  to: OrderWire['status']
  danger: boolean
  onClose: () => void
  onStale: () => void
}

/** Asks why, and moves an order as its table allows. */
export function OrderMoveDialog({ order, to, danger, onClose, onStale }: OrderMoveDialogProps) {
  const say = useTradeWords()
  const toasts = useToasts()
  const move = useOrderAct(
    (api, reason: string) =>
      api('POST /v1/orders/:id/transition', {
        params: { id: order.order_id },
        body: { to, reason },
        seen: order.version,
      }),
    onStale,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    move.mutate(String(new FormData(event.currentTarget).get('reason')).trim(), {
      onSuccess: () => {
        toasts.say(say('move.done', { reference: order.reference, state: say(`order.status.${to}`) }))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say(`move.order.${to}`)} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {danger && <p className="text-soft">{say('move.danger')}</p>}
        <TextField
          label={say('move.note')}
          help={say('move.note.help')}
          name="reason"
          rows={3}
          minLength={2}
          maxLength={500}
          required
        />
        <FormActions onCancel={onClose} busy={move.isPending} danger={danger}>
          {say(`move.order.${to}`)}
        </FormActions>
      </form>
    </Dialog>
  )
}
