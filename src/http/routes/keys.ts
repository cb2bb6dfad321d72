import * as identity from '../../domain/identity/index.ts'
import * as contract from '../contract/keys.ts'
import { type Api, serve } from '../serve/serve.ts'

/** The keys of machines. */
export function serveKeys(api: Api): void {
  serve(api, contract.listKeys, async (ctx) => ({ keys: (await identity.listKeys(ctx)).map(keyWire) }))
  serve(api, contract.createKey, async (ctx, { body }) => {
    const { name, scopes, allowed_ips: allowedIps, expires_at, on_behalf_of: onBehalfOf } = body
    const expiresAt = expires_at === null ? null : new Date(expires_at)
    return madeKeyWire(await identity.createKey(ctx, { name, scopes, allowedIps, expiresAt, onBehalfOf }))
  })
  serve(api, contract.rotateKey, async (ctx, { params }) =>
    madeKeyWire(await identity.rotateKey(ctx, { keyId: params.id })),
  )
  serve(api, contract.revokeKey, async (ctx, { params }) => {
    await identity.revokeKey(ctx, { keyId: params.id })
    return {}
  })
}

function madeKeyWire({ keyId, token }: identity.MadeKey) {
  return { key_id: keyId, token }
}

function keyWire(key: identity.ApiKey): contract.KeyWire {
  return {
    key_id: key.keyId,
    name: key.name,
    scopes: key.scopes,
    allowed_ips: key.allowedIps,
    created_at: key.createdAt.toISOString(),
    created_by: key.createdBy,
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    replaced_by: key.replacedBy,
    on_behalf_of: key.onBehalfOf === null ? null : { user_id: key.onBehalfOf, name: key.onBehalfOfName },
  }
}
