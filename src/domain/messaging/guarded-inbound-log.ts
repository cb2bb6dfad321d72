import { JsonObject } from '../../lib/json.ts'
import type { InboundLog, InboundRow, InboundStore } from './inbound-log.ts'
import type { SecretReader } from './secret-reader.ts'

/** What names something to a machine: an address of a file, an id, a signed choice, the number on a contact card. */
const NAMES_OF_MACHINES = new Set(['url', 'contentType', 'choice', 'repliedTo', 'optOut', 'derivedFrom', 'phones'])

/**
 * The log of customer messages, which keeps no secret: what is typed, spoken, written on a card or under a picture loses it
 * before a row, a job or a line of a log can hold it. There is no other way to the rows.
 */
export function guardedInboundLog(store: InboundStore, secrets: SecretReader): InboundLog {
  return {
    record(row) {
      const { text: body, kinds, ahead, bare } = secrets.read(row.body)
      const told = {
        ...(kinds.length > 0 && { secrets: kinds }),
        ...(ahead && { secretAhead: true }),
      }
      return store.store({
        ...row,
        body,
        profileName: row.profileName === null ? null : secrets.read(row.profileName).text,
        payload: { ...withoutSecrets(row.payload, secrets), ...told },
        bare,
      })
    },
  }
}

function withoutSecrets(payload: InboundRow['payload'], secrets: SecretReader): JsonObject {
  if (Object.keys(payload).length === 0) return payload
  return JsonObject.parse(clean(payload, secrets))
}

function clean(value: unknown, secrets: SecretReader): unknown {
  if (typeof value === 'string') return secrets.read(value).text
  if (Array.isArray(value)) return value.map((one) => clean(one, secrets))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, NAMES_OF_MACHINES.has(key) ? one : clean(one, secrets)]),
  )
}
