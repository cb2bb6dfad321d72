import type { TurnContext } from '../../journeys/turn-context.ts'
import { systemClock } from '../../src/adapters/system/clock.ts'
import { randomIds } from '../../src/adapters/system/ids.ts'
import { jsonLog } from '../../src/adapters/system/log.ts'

const log = jsonLog('silent')

/** The ctx of a stranger's first message where no database, channel or provider is needed: using one is a bug. */
export function strangersCtx(): TurnContext['ctx'] {
  return {
    tenantId: randomIds.derive('a shop without rows'),
    requestId: randomIds.derive('a message without history'),
    conversationId: randomIds.derive('a conversation without rows'),
    customerId: randomIds.derive('a stranger'),
    actor: 'bot',
    caller: null,
    clock: systemClock,
    ids: randomIds,
    log,
    get ports(): never {
      throw new Error('classifying a message needs no port')
    },
    publicBaseUrl: 'http://127.0.0.1',
    sql: { statements: 0, transactions: 0 },
    signal: new AbortController().signal,
    transaction: noDatabase,
    statement: noDatabase,
  }
}

function noDatabase(): never {
  throw new Error('classifying a message needs no database')
}
