import { type FormEvent, type ReactNode, useState } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney, readAmount } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { RefundReference, RefundWay, refundWayOf } from '../../payments/refund-way.tsx'
import { useOrderAct } from './use-order-act.ts'

const BY = ['hand', 'provider'] as const
type By = (typeof BY)[number]
type Refund = RequestOf<'POST /v1/orders/:id/refund'>['body']
type Receipt = OrderWire['money'][number]

/** Gives money of an order back: the provider is asked to, or what a person did by hand is written down. */
export function RefundOrderDialog({ order, onClose }: { order: OrderWire; onClose: () => void }) {
  const say = useTradeWords()
  const receipts = order.money.filter(({ refundable }) => refundable.amount_minor > 0)
  const [chosen, setChosen] = useState(receipts[0]?.receipt_id)
  const [by, setBy] = useState<By>('hand')
  const receipt = receipts.find(({ receipt_id }) => receipt_id === chosen)
  if (!receipt) return null
  const reversible = receipt.reversible.length > 0
  return (
    <Dialog title={say('back.title')} onClose={onClose}>
      <RefundForm orderId={order.order_id} receipt={receipt} by={reversible ? by : 'hand'} onClose={onClose}>
        {receipts.length > 1 && <WhichReceipt receipts={receipts} chosen={chosen} onChoose={setChosen} />}
        {reversible && <ByWhom by={by} onChoose={setBy} />}
      </RefundForm>
    </Dialog>
  )
}

interface RefundFormProps {
  orderId: string
  receipt: Receipt
  by: By
  onClose: () => void
  /** What is chosen before the amount. */
  children: ReactNode
}

function RefundForm({ orderId, receipt, by, onClose, children }: RefundFormProps) {
  const say = useTradeWords()
  const toasts = useToasts()
  const [wrong, setWrong] = useState(false)
  const refund = useOrderAct((api, body: Refund) =>
    api('POST /v1/orders/:id/refund', { params: { id: orderId }, body }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = refundOf(new FormData(event.currentTarget), receipt, by)
    setWrong(asked === null)
    if (asked === null) return
    refund.mutate(asked, {
      onSuccess: () => {
        toasts.say(say(by === 'provider' ? 'back.asked' : 'back.written'))
        onClose()
      },
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {children}
      {by === 'provider' ? <ProviderFields receipt={receipt} /> : <HandFields receipt={receipt} wrong={wrong} />}
      <TextField
        label={say('move.note')}
        help={say('move.note.help')}
        name="note"
        rows={2}
        minLength={2}
        maxLength={500}
        required
      />
      <FormActions onCancel={onClose} busy={refund.isPending}>
        {say(`back.submit.${by}`)}
      </FormActions>
    </form>
  )
}

/** What a form asks for; null where the receipt has no such amount to give. */
function refundOf(form: FormData, { receipt_id, refundable }: Receipt, by: By): Refund | null {
  const amount_minor = by === 'provider' ? Number(form.get('reversible')) : readAmount(String(form.get('amount')))
  if (amount_minor === null || amount_minor <= 0 || amount_minor > refundable.amount_minor) return null
  const given = { receipt_id, amount_minor, note: String(form.get('note')).trim() }
  return by === 'provider' ? { by, ...given } : { by, ...given, ...refundWayOf(form) }
}

interface WhichReceiptProps {
  receipts: readonly Receipt[]
  chosen: string | undefined
  onChoose: (receiptId: string) => void
}

function WhichReceipt({ receipts, chosen, onChoose }: WhichReceiptProps) {
  const say = useTradeWords()
  const { locale } = useReader()
  return (
    <SelectField label={say('back.receipt')} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      {receipts.map(({ receipt_id, receipt, provider, refundable }) => (
        <option key={receipt_id} value={receipt_id}>
          {say('back.receipt.of', { receipt: receipt ?? provider, amount: formatMoney(refundable, locale) })}
        </option>
      ))}
    </SelectField>
  )
}

function ByWhom({ by, onChoose }: { by: By; onChoose: (by: By) => void }) {
  const say = useTradeWords()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-small font-medium">{say('back.by')}</legend>
      {BY.map((value) => (
        <label key={value} className="touchable flex items-center gap-2 py-0.5">
          <input
            type="radio"
            name="by"
            className="size-4 accent-accent"
            checked={by === value}
            onChange={() => onChoose(value)}
          />
          {say(`back.by.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** A provider gives back the amounts that it knows. */
function ProviderFields({ receipt: { refundable, reversible } }: { receipt: Receipt }) {
  const say = useTradeWords()
  const { locale } = useReader()
  return (
    <>
      <p className="text-small text-soft">{say('back.by.provider.text')}</p>
      <SelectField label={say('back.amount', { currency: refundable.currency })} name="reversible">
        {reversible.map((amount) => (
          <option key={amount.amount_minor} value={amount.amount_minor}>
            {formatMoney(amount, locale)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function HandFields({ receipt: { refundable }, wrong }: { receipt: Receipt; wrong: boolean }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const problem = wrong ? say('back.amount.wrong', { amount: formatMoney(refundable, locale) }) : undefined
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field
          label={say('back.amount', { currency: refundable.currency })}
          name="amount"
          inputMode="decimal"
          problem={problem}
          required
        />
        <RefundWay />
      </div>
      <RefundReference />
    </>
  )
}
