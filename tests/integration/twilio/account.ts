import type { ChannelAccount, ContentCache } from '../../../src/domain/messaging/message-channel.ts'

export const ACCOUNT_SID = 'AC0123456789abcdef0123456789abcdef'
export const OUR_NUMBER = 'whatsapp:+254700000101'
export const CUSTOMER = 'whatsapp:+254712345678'
export const AUTH_TOKEN = '00112233445566778899aabbccddeeff'

/** A channel account of a shop; overrides replace whole fields. */
export function account(overrides: Partial<ChannelAccount> = {}): ChannelAccount {
  return {
    tenantId: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    channelId: '0e37df36-f698-4a5b-9f6e-57f2fa1aa111',
    kind: 'whatsapp',
    address: OUR_NUMBER,
    providerAccount: ACCOUNT_SID,
    credentials: { authToken: AUTH_TOKEN, nextAuthToken: null, apiKey: null },
    ...overrides,
  }
}

/** A content cache in memory that counts what it was asked to keep. */
export function contentCache(known: Record<string, string> = {}): ContentCache & { saved: Map<string, string> } {
  const saved = new Map(Object.entries(known))
  return {
    saved,
    find: async (shape) => saved.get(shape) ?? null,
    async save(shape, contentId) {
      saved.set(shape, contentId)
    },
  }
}
