import type { FormEvent } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useOrderAct } from './use-order-act.ts'

const CARRIERS = ['rider', 'courier'] as const

interface GoodsDialogProps {
  order: OrderWire
  to: NonNullable<OrderWire['stage']>
  onClose: () => void
  onStale: () => void
}

/** Says where the goods are; of goods that leave, who brings them, as far as it is known. The customer is told once. */
export function GoodsDialog({ order, to, onClose, onStale }: GoodsDialogProps) {
  const say = useTradeWords()
  const toasts = useToasts()
  const move = useOrderAct(
    (api, form: FormData) =>
      api('POST /v1/orders/:id/fulfilment', {
        params: { id: order.order_id },
        body: {
          to,
          ...(to === 'dispatched' ? { carrier: carrierOf(form) } : {}),
          note: said(form, 'note') ?? undefined,
        },
        seen: order.version,
      }),
    onStale,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    move.mutate(new FormData(event.currentTarget), {
      onSuccess: () => {
        toasts.say(say('move.done', { reference: order.reference, state: say(`stage.${to}`) }))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say(`move.goods.${to}`)} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{say('move.goods.told')}</p>
        {to === 'dispatched' && <CarrierFields />}
        <TextField
          label={say('move.note.optional')}
          help={say('move.note.help')}
          name="note"
          rows={2}
          maxLength={500}
        />
        <FormActions onCancel={onClose} busy={move.isPending}>
          {say(`move.goods.${to}`)}
        </FormActions>
      </form>
    </Dialog>
  )
}

function CarrierFields() {
  const say = useTradeWords()
  return (
    <>
      <SelectField label={say('move.carrier')} help={say('move.carrier.help')} name="kind">
        {CARRIERS.map((kind) => (
          <option key={kind} value={kind}>
            {say(`move.carrier.${kind}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={say('move.carrier.name')} name="name" maxLength={100} autoComplete="off" />
        <Field
          label={say('move.carrier.phone')}
          name="phone"
          type="tel"
          pattern="\+?[\d \(\)\-]{7,20}"
          autoComplete="off"
        />
      </div>
      <Field label={say('move.carrier.waybill')} name="waybill" maxLength={100} autoComplete="off" />
    </>
  )
}

function carrierOf(form: FormData) {
  const kind = CARRIERS.find((known) => known === form.get('kind')) ?? CARRIERS[0]
  return { kind, name: said(form, 'name'), phone: said(form, 'phone'), waybill: said(form, 'waybill') }
}

function said(form: FormData, name: string): string | null {
  return String(form.get(name) ?? '').trim() || null
}
