import type { Address, AnswerTo, RequestOf } from '../../../../src/http/contract/client.ts'
import type { Send, Sent } from './send.ts'

/** Asks the product as its contract says: another address, another field or another answer does not compile. */
export type Api = <A extends Address>(
  address: A,
  ...given: Record<never, never> extends RequestOf<A> ? [request?: RequestOf<A>] : [request: RequestOf<A>]
) => Promise<AnswerTo<A>>

export function createApi(send: Send): Api {
  return async (address, ...[request]) => {
    const [method = '', path = ''] = address.split(' ')
    // The contract says what the address takes and answers, and the product keeps to it.
    return (await send(method, path, request as Sent)) as AnswerTo<typeof address>
  }
}
