import { describe, expect, it } from 'vitest'
import type { ChannelAccount } from '../../../src/domain/messaging/message-channel.ts'
import { openVisitor, signVisitor } from '../../../src/domain/messaging/web/visitor-token.ts'

const HOUR_MS = 3_600_000
const now = new Date('2026-11-16T09:00:00Z')
const account: ChannelAccount = {
  tenantId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  channelId: '0e37df36-f698-4a5b-9f6e-57f2fa1aa111',
  kind: 'web',
  address: 'web:kijani',
  providerAccount: 'web',
  credentials: { authToken: 'ab'.repeat(32), nextAuthToken: null, apiKey: null },
}
const threadId = '11111111-1111-4111-8111-111111111111'
const visitorId = '22222222-2222-4222-8222-222222222222'
const token = signVisitor(account, { threadId, visitorId, now })

describe('a visitor’s token', () => {
  it('opens its thread for a day and not longer', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
    expect(openVisitor(account, { threadId, token, now: at(23.9) })).toEqual({ visitorId })
    expect(openVisitor(account, { threadId, token, now: at(24.1) })).toBeNull()
  })

  it('opens nothing of another thread, channel, tenant or secret', () => {
    const other = '33333333-3333-4333-8333-333333333333'
    expect(openVisitor(account, { threadId: other, token, now })).toBeNull()
    const elsewhere: Partial<ChannelAccount>[] = [
      { channelId: other },
      { tenantId: other },
      { credentials: { ...account.credentials, authToken: 'cd'.repeat(32) } },
    ]
    for (const change of elsewhere) expect(openVisitor({ ...account, ...change }, { threadId, token, now })).toBeNull()
  })

  it('is believed under the secret before while a new one is put in its place', () => {
    const credentials = {
      ...account.credentials,
      authToken: 'cd'.repeat(32),
      nextAuthToken: account.credentials.authToken,
    }
    expect(openVisitor({ ...account, credentials }, { threadId, token, now })).toEqual({ visitorId })
  })

  it('cannot be changed to another visitor or a longer life', () => {
    const [visitor = '', until = '', proof = ''] = token.split('.')
    for (const forged of [
      '',
      '..',
      `${visitor}.zzzzzz.${proof}`,
      `${threadId}.${until}.${proof}`,
      `${visitor}.${until}.`,
    ]) {
      expect(openVisitor(account, { threadId, token: forged, now })).toBeNull()
    }
  })
})
