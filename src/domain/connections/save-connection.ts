import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { saveNumber } from '../messaging/index.ts'
import { addCardAccount, addMpesaAccount } from '../payments/index.ts'
import { checkConnection } from './check-connection.ts'
import type { AccountCheck } from './connection-probe.ts'
import type { Connection } from './schemas.ts'

/** `id`: of the channel, or of the payment account. */
export type SavedConnection = { outcome: 'saved'; id: string } | Exclude<AccountCheck, { outcome: 'works' }>

/**
 * Connects a shop with a provider once the provider lets the keys in; what it refuses is not stored. Keys are sealed before they are, and the
 * audit says no more than that they are others.
 */
export async function saveConnection(ctx: Ctx, connection: Connection): Promise<SavedConnection> {
  const check = await checkConnection(ctx, connection)
  if (check.outcome !== 'works') return check
  return ctx.transaction(async (ctx) => {
    const id = await store(ctx, connection)
    const { kind } = connection
    const subject = { subjectType: kind === 'whatsapp' ? 'channel' : 'payment_account', subjectId: id }
    await recordAudit(ctx, { action: 'connection.changed', ...subject, data: { kind } })
    return { outcome: 'saved', id }
  })
}

function store(ctx: TxCtx, connection: Connection): Promise<string> {
  switch (connection.kind) {
    case 'whatsapp':
      return saveNumber(ctx, connection.keys)
    case 'mpesa':
      return addMpesaAccount(ctx, connection.keys)
    case 'pesapal':
      return addCardAccount(ctx, connection.keys)
  }
}
