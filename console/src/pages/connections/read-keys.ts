import type { TypedKeys } from './ask-provider.ts'
import type { ConnectionKind } from './kinds.ts'

/** What was typed into the form of a provider. */
export function readKeys(kind: ConnectionKind, form: FormData): TypedKeys {
  const said = (name: string) => String(form.get(name) ?? '').trim()
  const environment = form.get('environment') === 'sandbox' ? 'sandbox' : 'production'
  if (kind === 'whatsapp') {
    const body = {
      number: said('number').replace(/[\s()-]/g, ''),
      account: said('account'),
      auth_token: said('auth_token'),
    }
    return { kind, body }
  }
  const keys = { environment, consumer_key: said('consumer_key'), consumer_secret: said('consumer_secret') } as const
  if (kind === 'mpesa') {
    const body = { ...keys, shortcode: said('shortcode'), till: said('till') || null, passkey: said('passkey') }
    return { kind, body }
  }
  const currencies = said('currencies')
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return { kind, body: { ...keys, currencies } }
}
