import { type FormEvent, useState } from 'react'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import type { Api } from '../../lib/api/api.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { useSpoken } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { offerTitle } from './offer-title.ts'

type Trial = AnswerTo<'POST /v1/offers/:id/try'>
type On = { reference: string } | { category: string; amount_minor: number }

/** Tries an offer on an order, or on goods that one only thinks of. */
export function TryDialog({ offer, onClose }: { offer: OfferWire; onClose: () => void }) {
  const say = useOfferWords()
  const { language } = useSpoken()
  const { currency, offer_id, categories } = offer
  const [kind, setKind] = useState<'goods' | 'order'>('goods')
  const trial = useAct((api, on: On) => tryOn(api, offer_id, on), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name)).trim()
    trial.mutate(
      kind === 'order'
        ? { reference: said('reference') }
        : { category: said('category'), amount_minor: readAmount(said('amount')) ?? 0 },
    )
  }
  return (
    <Dialog title={say('trial.title', { title: offerTitle(offer.title, language) })} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-small text-soft">{say('trial.help')}</p>
        <SelectField
          label={say('trial.on')}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'order' ? 'order' : 'goods')}
        >
          <option value="goods">{say('trial.on.goods')}</option>
          <option value="order">{say('trial.on.order')}</option>
        </SelectField>
        {kind === 'order' ? (
          <Field label={say('trial.order')} name="reference" maxLength={40} required />
        ) : (
          <div className="grid gap-4 tablet:grid-cols-2">
            <Field
              label={say('trial.category')}
              name="category"
              maxLength={100}
              defaultValue={categories[0] ?? ''}
              required
            />
            <Field
              label={say('trial.amount', { currency })}
              name="amount"
              inputMode="decimal"
              pattern="[0-9]*[1-9][0-9, ]*(\.[0-9]{1,2})?"
              required
            />
          </div>
        )}
        <div role="status">
          {trial.data === null && <p className="text-warn">{say('trial.order.unknown')}</p>}
          {trial.data && <Result trial={trial.data} offer={offer} />}
        </div>
        <FormActions onCancel={onClose} busy={trial.isPending}>
          {say('trial.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}

/** Null: there is no such order. */
async function tryOn(api: Api, id: string, on: On): Promise<Trial | null> {
  if (!('reference' in on)) return api('POST /v1/offers/:id/try', { params: { id }, body: { on: { lines: [on] } } })
  const { orders } = await api('GET /v1/orders', { query: { q: on.reference, view: 'all' } })
  const order = orders.find(({ reference }) => reference.toLowerCase() === on.reference.toLowerCase())
  if (!order) return null
  return api('POST /v1/offers/:id/try', { params: { id }, body: { on: { order_id: order.order_id } } })
}

function Result({ trial: { outcome, subtotal, discount, best }, offer }: { trial: Trial; offer: OfferWire }) {
  const say = useOfferWords()
  const { locale } = useReader()
  const { language } = useSpoken()
  const money = (one: Trial['subtotal']) => formatMoney(one, locale)
  return (
    <div className="flex flex-col gap-1 rounded-md bg-tint px-3 py-2">
      <p className="font-medium">
        {discount
          ? say('trial.applies', {
              discount: money(discount),
              subtotal: money(subtotal),
              total: money({ ...subtotal, amount_minor: subtotal.amount_minor - discount.amount_minor }),
            })
          : outcome === 'below_minimum'
            ? say('trial.below_minimum', { subtotal: money(subtotal) })
            : say(`trial.${outcome === 'applies' ? 'not_for_these_items' : outcome}`)}
      </p>
      {best === null && <p className="text-small text-soft">{say('trial.best_none')}</p>}
      {best && best.offer_id !== offer.offer_id && (
        <p className="text-small text-soft">
          {say('trial.best_other', { title: offerTitle(best.title, language), discount: money(best.discount) })}
        </p>
      )}
    </div>
  )
}
