import type { CallFailure, ListPage } from '../../domain/payments/books/receipt-provider.ts'
import type { DarajaAnswer } from './call-daraja.ts'
import { isEmptyList } from './is-empty-list.ts'
import { lacksProduct, providerError } from './provider-error.ts'
import { readListed, rowsOf } from './read-list.ts'
import { unreadCall } from './unread-call.ts'

const FOUND = '1000'
const NOTHING = '1001'
const ALREADY_REGISTERED = '1001'

const NO_PRODUCT =
  'The app of this shortcode does not have Pull Transactions. Ask Safaricom for the product, then register the list again.'
const NOT_REGISTERED = 'The list of this shortcode is not registered: connect the shop again with --register-list.'

/** Reads every answer to a query of the list. Nothing found is an empty page, however the provider words it. */
export function classifyList(reply: DarajaAnswer, shortcode: string): ListPage {
  if (reply.kind !== 'json') return unreadCall(reply)
  const error = providerError(reply.body)
  if (lacksProduct(reply.body))
    return failed('configuration', error?.code ?? `http_${reply.status}`, 'no product', NO_PRODUCT)
  if (isEmptyList(reply)) return emptyPage
  if (error) return coded(error)
  const { ResponseCode: code, Response: response } = reply.body
  if (String(code) === NOTHING) return emptyPage
  if (String(code) !== FOUND) {
    return failed(
      'busy',
      String(code ?? `http_${reply.status}`),
      'the list was not given',
      'Try again in a few minutes.',
    )
  }
  const rows = rowsOf(response)
  const money = rows.map((row) => readListed(row, shortcode)).filter((listed) => listed !== null)
  return { outcome: 'page', money, rows: rows.length }
}

/** Reads every answer to a registration of the list: done now, or done before. */
export function classifyListRegistration(reply: DarajaAnswer): { outcome: 'registered' } | CallFailure {
  if (reply.kind !== 'json') return unreadCall(reply)
  const error = providerError(reply.body)
  if (lacksProduct(reply.body))
    return failed('configuration', error?.code ?? `http_${reply.status}`, 'no product', NO_PRODUCT)
  if (error) return coded(error)
  const status = String(reply.body.ResponseStatus ?? reply.body.ResponseCode)
  if (status === FOUND || status === ALREADY_REGISTERED) return { outcome: 'registered' }
  return failed(
    'configuration',
    status,
    'the list was not registered',
    'Ask Safaricom API support, and name the time of this call.',
  )
}

const emptyPage: ListPage = { outcome: 'page', money: [], rows: 0 }

function coded({ code, text }: { code: string; text: string }): CallFailure {
  const isOurs = code.startsWith('4')
  const hint = /shortcode/i.test(text) ? NOT_REGISTERED : 'Ask Safaricom API support, and name the time of this call.'
  return failed(isOurs ? 'configuration' : 'busy', code, text, isOurs ? hint : 'Try again in a few minutes.')
}

function failed(cause: CallFailure['cause'], code: string, problem: string, hint: string): CallFailure {
  return { outcome: 'failed', cause, code, problem, hint }
}
