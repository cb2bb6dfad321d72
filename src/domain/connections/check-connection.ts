import type { Ctx } from '../context.ts'
import type { AccountCheck } from './connection-probe.ts'
import type { Connection } from './schemas.ts'

/** Asks the provider whether it lets these keys in. Nothing is stored, here or there. */
export function checkConnection(ctx: Ctx, connection: Connection): Promise<AccountCheck> {
  const { tenantId } = ctx
  const { connections } = ctx.ports
  // The same at every try: what the provider's circuit knows of us is kept by it.
  const id = ctx.ids.derive(`${connection.kind} check ${tenantId}`)
  switch (connection.kind) {
    case 'whatsapp': {
      const { address, account: providerAccount, authToken, apiKey } = connection.keys
      const credentials = { authToken, apiKey, nextAuthToken: null }
      return connections.whatsapp({ tenantId, channelId: id, kind: 'whatsapp', address, providerAccount, credentials })
    }
    case 'mpesa':
      return connections.mpesa({ tenantId, id, ...connection.keys })
    case 'pesapal':
      return connections.pesapal({ tenantId, id, ...connection.keys, notificationId: null })
  }
}
