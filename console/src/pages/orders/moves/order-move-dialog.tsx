import type { FormEvent } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
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
  const words = useWords()
  const say = useTradeWords()
  const toasts = useToasts()
  const move = useOrderAct(
    (api, reason: string) =>
      api('POST /v1/orders/:id/transition', {
        params: { id: order.order_id },
        body: { to, reason },
        version: order.version,
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
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={move.isPending}>
            {say(`move.order.${to}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
