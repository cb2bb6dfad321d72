import { type FormEvent, useState } from 'react'
import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import { useMe } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { now } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { dayOf } from '../../lib/zoned-day.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { OfferFields } from './offer-fields.tsx'
import { bodyOf, formOf, type OfferBody, type OfferForm } from './offer-form.ts'
import { useOfferSentence } from './offer-sentence.ts'
import { OfferTitles } from './offer-titles.tsx'

interface OfferDialogProps {
  /** Null: a new one. */
  offer: OfferWire | null
  onClose: () => void
}

/** Makes an offer, or changes one of the version that was opened, under the sentence of what it does. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const say = useOfferWords()
  const reader = useReader()
  const { currency } = useMe().shop
  const sentence = useOfferSentence()
  const [form, setForm] = useState(() => formOf(offer, dayOf(now(), reader), reader))
  const change = (given: Partial<OfferForm>) => setForm((before) => ({ ...before, ...given }))
  const save = useAct(
    (api, body: OfferBody) =>
      offer
        ? api('PATCH /v1/offers/:id', { params: { id: offer.offer_id }, body, seen: offer.version })
        : api('POST /v1/offers', { body }),
    ['offers'],
  )
  const body = bodyOf(form, offer, reader)
  const said = body && sentence(termsOf(body, currency))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body !== null) save.mutate(body, { onSuccess: onClose })
  }
  return (
    <Dialog title={say(offer ? 'edit.change' : 'edit.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <section aria-label={say('edit.sentence')} className="rounded-md bg-tint px-3 py-2">
          <p className="text-meta text-soft">{say('edit.sentence')}</p>
          <p aria-live="polite" className="text-chat font-medium">
            {said?.whole ?? say('edit.incomplete')}
          </p>
        </section>
        <OfferFields form={form} currency={currency} onChange={change} />
        <OfferTitles form={form} sentence={said?.told ?? null} onChange={change} />
        <FormActions
          onCancel={onClose}
          busy={save.isPending}
          disabled={body === null || Object.keys(body.title).length === 0}
        >
          {say('save')}
        </FormActions>
      </form>
    </Dialog>
  )
}

function termsOf({ reduction, min_total_minor, ...same }: OfferBody, currency: string) {
  const money = (amount_minor: number) => ({ amount_minor, currency })
  return {
    ...same,
    min_total: min_total_minor === 0 ? null : money(min_total_minor),
    reduction:
      reduction.kind === 'fixed'
        ? { kind: reduction.kind, amount: money(reduction.amount_minor) }
        : { ...reduction, most: reduction.most_minor === null ? null : money(reduction.most_minor) },
  }
}
