import type { FaultDialect } from '../request-faults.ts'
import { HTML_503 } from '../request-faults.ts'
import type { Reply } from '../wire.ts'

const SYNC_ERRORS = {
  20001: [400, 'Invalid parameter'],
  20003: [401, 'Authenticate'],
  20404: [404, 'The requested resource was not found'],
  20429: [429, 'Too Many Requests'],
  20500: [500, 'Internal Server Error'],
  21211: [400, "Invalid 'To' Phone Number"],
  21603: [400, "A 'From' phone number is required"],
  21604: [400, "A 'To' phone number is required"],
  21609: [400, "Invalid 'StatusCallback' URL"],
  21617: [400, 'The concatenated message body exceeds the 1600 character limit'],
  21619: [400, 'A text message body or media urls must be specified'],
  21620: [400, 'Invalid media URL'],
  21655: [400, 'The ContentSid is invalid'],
  21656: [400, 'The ContentVariables parameter is invalid'],
  21910: [400, "Invalid 'From' and 'To' pair: they must be of the same channel"],
  63007: [400, "Could not find a Channel with the specified 'From' address"],
} as const satisfies Record<number, readonly [number, string]>

/** A refusal in the provider's JSON form. Codes outside the table are answered as 400. */
export function twilioError(code: number, detail?: string): Reply {
  const known = Object.entries(SYNC_ERRORS).find(([listed]) => Number(listed) === code)?.[1]
  const [status, message] = known ?? [400, `Error ${code}`]
  return {
    status,
    body: {
      code,
      message: detail === undefined ? message : `${message}: ${detail}`,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    },
  }
}

/** True for codes that the provider reports later, by status callback, after accepting the message. */
export function isAsyncError(code: number): boolean {
  const digits = String(code)
  return digits.startsWith('30') || (digits.startsWith('63') && code !== 63007)
}

/** Faults of the REST API that are plain answers. */
export const TWILIO_DIALECT: FaultDialect = {
  http_429: () => twilioError(20429),
  http_500: () => twilioError(20500),
  http_503_html: () => ({ status: 503, body: HTML_503, type: 'text/html' }),
}
