import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createKey, rotateKey } from '../../../src/domain/identity/index.ts'
import type { Role } from '../../../src/domain/identity/schemas.ts'
import { acceptInvitation, invite, removeMember } from '../../../src/domain/team/index.ts'
import { createConversation } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'

const product = await startProduct({ worker: false })
const shop = await product.openShop()
const ctx = product.runtime.ctxFor(shop.tenantId)
const KEY = { name: 'Till', scopes: ['*'], allowedIps: [], expiresAt: null }

async function hire(name: string, role: Role): Promise<string> {
  const { userId, token } = await invite(ctx, { email: `${name.toLowerCase()}@shop.example`, name, role, by: null })
  await acceptInvitation(ctx, { token, name: null, password: 'mango tree by the well' })
  return userId
}

let asked = 0
async function ask(token: string, method: string, path: string, body?: object) {
  asked += 1
  const answer = await fetch(`${product.runtime.publicBaseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `acting-${asked}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const json: unknown = await answer.json()
  return { status: answer.status, json, code: Object(Object(json).error).code }
}

const Stream = z.object({ messages: z.array(z.looseObject({ kind: z.string(), via: z.string().nullable() })) })

describe('a key in the name of a colleague', () => {
  it('does her work, and the history says both', async () => {
    const userId = await hire('Brian', 'agent')
    const { token, keyId } = await createKey(ctx, { ...KEY, onBehalfOf: userId })
    const { conversationId } = await createConversation(product.db, shop)
    const at = `/v1/conversations/${conversationId}`
    expect((await ask(token, 'POST', `${at}/claim`, {})).status).toBe(200)
    expect((await ask(token, 'POST', `${at}/notes`, { text: 'she will call', mentions: [] })).status).toBe(200)
    const { messages } = Stream.parse((await ask(token, 'GET', `${at}/messages`)).json)
    const hers = messages.filter(({ via }) => via === 'Till')
    expect(hers.map(({ kind }) => kind).toSorted()).toEqual(['event', 'note'])
    expect(hers).toEqual(
      hers.map(() => expect.objectContaining({ author_id: `staff:${userId}`, author_name: 'Brian' })),
    )
    const rows = await product.db.transaction(shop.tenantId, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'conversation.taken_over' } }),
    )
    expect(rows).toEqual([expect.objectContaining({ actor: `staff:${userId}`, viaKey: keyId })])
    const owner = await createKey(ctx, { ...KEY, onBehalfOf: null })
    const audit = await ask(owner.token, 'GET', '/v1/audit?action=conversation.taken_over')
    expect(audit.json).toMatchObject({
      entries: [
        {
          via: 'Till',
          actor: { name: 'Brian' },
          sentence: expect.stringMatching(/^Brian by the key Till: conversation taken over/),
        },
      ],
    })
  })

  it('may no more than she may, nor what asks for her password', async () => {
    const agent = await createKey(ctx, { ...KEY, onBehalfOf: await hire('Wanjiru', 'agent') })
    expect(await ask(agent.token, 'GET', '/v1/audit')).toMatchObject({ status: 403, code: 'forbidden' })
    const me = await ask(agent.token, 'GET', '/v1/auth/me')
    expect(me.json).toMatchObject({ kind: 'key', user: { name: 'Wanjiru', role: 'agent' } })
    const owner = await createKey(ctx, { ...KEY, onBehalfOf: await hire('Achieng', 'owner') })
    expect((await ask(owner.token, 'GET', '/v1/audit')).status).toBe(200)
    const made = await ask(owner.token, 'POST', '/v1/keys', { name: 'Another', scopes: ['*'] })
    expect(made).toMatchObject({ status: 403, code: 'forbidden' })
    const capabilities: unknown = Object((await ask(owner.token, 'GET', '/v1/auth/me')).json).capabilities
    expect(capabilities).not.toContain('createKey')
    const narrow = await createKey(ctx, { ...KEY, scopes: ['orders:read'], onBehalfOf: await hire('Otieno', 'owner') })
    expect(await ask(narrow.token, 'GET', '/v1/audit')).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('ends with her, is hers when it is replaced, and is never of a stranger', async () => {
    const userId = await hire('Mumbi', 'agent')
    const old = await createKey(ctx, { ...KEY, onBehalfOf: userId })
    const { token } = await rotateKey(ctx, old)
    expect((await ask(token, 'GET', '/v1/auth/me')).json).toMatchObject({ user: { user_id: userId } })
    await removeMember(ctx, { userId, by: 'owner' })
    expect((await ask(token, 'GET', '/v1/auth/me')).status).toBe(401)
    const ofNobody = createKey(ctx, { ...KEY, onBehalfOf: userId })
    await expect(ofNobody).rejects.toMatchObject({ code: 'invalid_input' })
    const elsewhere = product.runtime.ctxFor((await product.openShop()).tenantId)
    await expect(createKey(elsewhere, { ...KEY, onBehalfOf: await hire('Njeri', 'agent') })).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})
