import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney, readAmount } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useOrderAct } from './use-order-act.ts'

const BY = ['hand', 'provider'] as const
const HOW = ['mpesa_by_hand', 'bank', 'cash'] as const

type Refund = RequestOf<'POST /v1/orders/:id/refund'>['body']

/** Gives money of an order back: the provider is asked to, or what a person did by hand is written down. */
export function RefundOrderDialog({ order, onClose }: { order: OrderWire; onClose: () => void }) {
  const words = useWords()
  const say = useTradeWords()
  const toasts = useToasts()
  const { locale } = useReader()
  const receipts = order.money.filter(({ refundable }) => refundable.amount_minor > 0)
  const [chosen, setChosen] = useState(receipts[0]?.receipt_id)
  const [by, setBy] = useState<(typeof BY)[number]>('hand')
  const [wrong, setWrong] = useState(false)
  const receipt = receipts.find(({ receipt_id }) => receipt_id === chosen)
  const refund = useOrderAct((api, body: Refund) =>
    api('POST /v1/orders/:id/refund', { params: { id: order.order_id }, body }),
  )
  if (!receipt) return null
  const { currency } = receipt.refundable
  const most = formatMoney(receipt.refundable, locale)
  const reversible = receipt.reversible.length > 0
  const provider = by === 'provider' && reversible
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amount = provider ? Number(form.get('reversible')) : readAmount(String(form.get('amount')), currency)
    const fits = amount !== null && amount > 0 && amount <= receipt.refundable.amount_minor
    setWrong(!fits)
    if (!fits) return
    const note = String(form.get('note')).trim()
    const given = { receipt_id: receipt.receipt_id, amount_minor: amount, note }
    const how = HOW.find((known) => known === form.get('how')) ?? HOW[0]
    refund.mutate(
      provider
        ? { by: 'provider', ...given }
        : { by: 'hand', ...given, how, reference: String(form.get('reference')).trim() },
      {
        onSuccess: () => {
          toasts.say(say(provider ? 'back.asked' : 'back.written'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog title={say('back.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {receipts.length > 1 && (
          <SelectField label={say('back.receipt')} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {receipts.map((one) => (
              <option key={one.receipt_id} value={one.receipt_id}>
                {say('back.receipt.of', {
                  receipt: one.receipt ?? one.provider,
                  amount: formatMoney(one.refundable, locale),
                })}
              </option>
            ))}
          </SelectField>
        )}
        {reversible && (
          <fieldset className="flex flex-col gap-1">
            <legend className="pb-1 text-small font-medium">{say('back.by')}</legend>
            {BY.map((value) => (
              <label key={value} className="touchable flex items-center gap-2 py-0.5">
                <input
                  type="radio"
                  name="by"
                  className="size-4 accent-accent"
                  checked={by === value}
                  onChange={() => setBy(value)}
                />
                {say(`back.by.${value}`)}
              </label>
            ))}
          </fieldset>
        )}
        {provider ? (
          <>
            <p className="text-small text-soft">{say('back.by.provider.text')}</p>
            <SelectField label={say('back.amount', { currency })} name="reversible">
              {receipt.reversible.map((amount) => (
                <option key={amount.amount_minor} value={amount.amount_minor}>
                  {formatMoney(amount, locale)}
                </option>
              ))}
            </SelectField>
          </>
        ) : (
          <HandFields currency={currency} problem={wrong ? say('back.amount.wrong', { amount: most }) : undefined} />
        )}
        <TextField
          label={say('move.note')}
          help={say('move.note.help')}
          name="note"
          rows={2}
          minLength={2}
          maxLength={500}
          required
        />
        <DialogActions>
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={refund.isPending}>
            {say(provider ? 'back.submit.provider' : 'back.submit.hand')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function HandFields({ currency, problem }: { currency: string; problem: string | undefined }) {
  const say = useTradeWords()
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={say('back.amount', { currency })} name="amount" inputMode="decimal" problem={problem} required />
        <SelectField label={say('refund.how')} name="how">
          {HOW.map((how) => (
            <option key={how} value={how}>
              {say(`refund.how.${how}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        label={say('refund.reference')}
        help={say('refund.reference.help')}
        name="reference"
        maxLength={100}
        required
      />
    </>
  )
}
