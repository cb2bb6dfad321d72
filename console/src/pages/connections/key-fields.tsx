import { useConnectionWords } from '../../i18n/connections.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import type { ConnectionKind } from './kinds.ts'

/** A field that the browser neither keeps nor fills in: it is a key of the shop, not a password of the person. */
const KEY = { type: 'password', autoComplete: 'new-password', maxLength: 500, required: true } as const
const DIGITS = { inputMode: 'numeric', pattern: '[0-9]{5,7}', maxLength: 7 } as const

/** The fields of one provider. */
export function KeyFields({ kind }: { kind: ConnectionKind }) {
  if (kind === 'whatsapp') return <WhatsappFields />
  if (kind === 'mpesa') return <MpesaFields />
  return <PesapalFields />
}

function WhatsappFields() {
  const say = useConnectionWords()
  return (
    <>
      <Field
        label={say('whatsapp.number')}
        help={say('whatsapp.number.help')}
        name="number"
        type="tel"
        placeholder="+254"
        pattern="\+[0-9 ()\-]{8,20}"
        required
      />
      <Field
        label={say('whatsapp.account')}
        help={say('whatsapp.account.help')}
        name="account"
        placeholder="AC"
        pattern="AC[0-9a-fA-F]{32}"
        required
      />
      <Field label={say('whatsapp.token')} help={say('whatsapp.token.help')} name="auth_token" {...KEY} />
    </>
  )
}

function MpesaFields() {
  const say = useConnectionWords()
  return (
    <>
      <Environment />
      <Field label={say('mpesa.shortcode')} help={say('mpesa.shortcode.help')} name="shortcode" {...DIGITS} required />
      <Field label={say('mpesa.till')} help={say('mpesa.till.help')} name="till" {...DIGITS} />
      <Field label={say('mpesa.key')} help={say('mpesa.app.help')} name="consumer_key" {...KEY} />
      <Field label={say('mpesa.secret')} name="consumer_secret" {...KEY} />
      <Field label={say('mpesa.passkey')} help={say('mpesa.passkey.help')} name="passkey" {...KEY} />
    </>
  )
}

function PesapalFields() {
  const say = useConnectionWords()
  return (
    <>
      <Environment />
      <Field label={say('pesapal.key')} help={say('pesapal.help')} name="consumer_key" {...KEY} />
      <Field label={say('pesapal.secret')} name="consumer_secret" {...KEY} />
      <Field
        label={say('pesapal.currencies')}
        help={say('pesapal.currencies.help')}
        name="currencies"
        defaultValue="KES"
        maxLength={80}
        required
      />
    </>
  )
}

function Environment() {
  const say = useConnectionWords()
  return (
    <SelectField label={say('environment')} name="environment" defaultValue="production">
      <option value="production">{say('production')}</option>
      <option value="sandbox">{say('sandbox')}</option>
    </SelectField>
  )
}
