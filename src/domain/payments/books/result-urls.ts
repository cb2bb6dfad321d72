import type { ResultUrls } from './receipt-provider.ts'

/** What is asked for by a request whose result comes later. */
export type RequestPurpose = 'receipt_check' | 'reversal'

/** No word in them that the provider's filter refuses. */
const PATH_OF: Record<RequestPurpose, string> = { receipt_check: 'checks', reversal: 'reversals' }

/** The two addresses for one request. The token says whose account it is, the id which request. */
export function resultUrls(
  publicBaseUrl: string,
  purpose: RequestPurpose,
  token: string,
  subjectId: string,
): ResultUrls {
  const base = `${publicBaseUrl}/webhooks/payments/${PATH_OF[purpose]}/${token}/${subjectId}`
  return { resultUrl: `${base}/result`, timeoutUrl: `${base}/timeout` }
}
