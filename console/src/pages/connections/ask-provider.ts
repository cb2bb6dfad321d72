import type { AnswerTo, RequestOf } from '../../../../src/http/contract/client.ts'
import type { Api } from '../../lib/api/api.ts'

/** Keys of one provider, as a form has them. */
export type TypedKeys =
  | { kind: 'whatsapp'; body: RequestOf<'PUT /v1/connections/whatsapp'>['body'] }
  | { kind: 'mpesa'; body: RequestOf<'PUT /v1/connections/mpesa'>['body'] }
  | { kind: 'pesapal'; body: RequestOf<'PUT /v1/connections/pesapal'>['body'] }

export type Verdict = AnswerTo<'POST /v1/connections/whatsapp/test'>

/** What the provider says of the keys. */
export function testKeys(api: Api, { kind, body }: TypedKeys): Promise<Verdict> {
  if (kind === 'whatsapp') return api('POST /v1/connections/whatsapp/test', { body })
  if (kind === 'mpesa') return api('POST /v1/connections/mpesa/test', { body })
  return api('POST /v1/connections/pesapal/test', { body })
}

/** Stores them, if the provider lets them in. */
export async function saveKeys(api: Api, { kind, body }: TypedKeys): Promise<void> {
  if (kind === 'whatsapp') await api('PUT /v1/connections/whatsapp', { body })
  else if (kind === 'mpesa') await api('PUT /v1/connections/mpesa', { body })
  else await api('PUT /v1/connections/pesapal', { body })
}
