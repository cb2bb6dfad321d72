import { useOfferWords } from '../../i18n/offers.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { OfferForm } from './offer-form.ts'

interface OfferFieldsProps {
  form: OfferForm
  currency: string
  onChange: (given: Partial<OfferForm>) => void
}

type TextTerm = Exclude<keyof OfferForm, 'kind' | 'title'>

/** What an offer takes off, of what, for whom and how long. */
export function OfferFields({ form, currency, onChange }: OfferFieldsProps) {
  const say = useOfferWords()
  const typed = (term: TextTerm) => ({
    value: form[term],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [term]: target.value }),
  })
  const money = { inputMode: 'decimal', pattern: '[0-9][0-9, ]*(\\.[0-9]{1,2})?' } as const
  const count = { type: 'number', min: 1, step: 1 } as const
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <SelectField
        label={say('edit.kind')}
        value={form.kind}
        onChange={({ target }) => onChange({ kind: target.value === 'fixed' ? 'fixed' : 'percent' })}
      >
        <option value="percent">{say('edit.kind.percent')}</option>
        <option value="fixed">{say('edit.kind.fixed')}</option>
      </SelectField>
      {form.kind === 'percent' ? (
        <>
          <Field label={say('edit.percent')} {...count} max={100} required {...typed('percent')} />
          <Field label={say('edit.most', { currency })} help={say('edit.most.help')} {...money} {...typed('most')} />
        </>
      ) : (
        <Field label={say('edit.amount', { currency })} {...money} required {...typed('amount')} />
      )}
      <Field label={say('edit.categories')} help={say('edit.categories.help')} {...typed('categories')} />
      <Field label={say('edit.min', { currency })} {...money} {...typed('min')} />
      <Field
        label={say('edit.code')}
        help={say('edit.code.help')}
        pattern="[A-Za-z0-9]{3,20}"
        autoComplete="off"
        {...typed('code')}
      />
      <Field label={say('edit.starts')} type="date" required {...typed('starts')} />
      <Field label={say('edit.ends')} type="date" min={form.starts} required {...typed('ends')} />
      <Field label={say('edit.per_customer')} {...count} {...typed('perCustomer')} />
      <Field label={say('edit.max')} {...count} {...typed('max')} />
    </div>
  )
}
