import { useTradeWords } from '../../i18n/trade.ts'
import { Field, SelectField } from '../../ui/field.tsx'

/** How a person gives money back. */
const WAYS = ['mpesa_by_hand', 'bank', 'cash'] as const

/** Asks how a person gave money back. */
export function RefundWay() {
  const say = useTradeWords()
  return (
    <SelectField label={say('refund.how')} name="how">
      {WAYS.map((way) => (
        <option key={way} value={way}>
          {say(`refund.how.${way}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Asks by what it can be found again. */
export function RefundReference() {
  const say = useTradeWords()
  return (
    <Field
      label={say('refund.reference')}
      help={say('refund.reference.help')}
      name="reference"
      maxLength={100}
      required
    />
  )
}

/** What a form says that asked for both. */
export function refundWayOf(form: FormData): { how: (typeof WAYS)[number]; reference: string } {
  const how = WAYS.find((known) => known === form.get('how')) ?? WAYS[0]
  return { how, reference: String(form.get('reference')).trim() }
}
