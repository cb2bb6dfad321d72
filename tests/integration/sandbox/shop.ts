import { createRequire } from 'node:module'
import twilio from 'twilio'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/index.ts'
import { type Receiver, startReceiver } from '../../support/receiver.ts'

export const ACCOUNT = `AC${'1'.repeat(32)}`
export const AUTH_TOKEN = '00112233445566778899aabbccddeeff'
export const SHOP = 'whatsapp:+254700000000'
export const CUSTOMER = 'whatsapp:+254711111111'

export const { validateRequest } = createRequire(import.meta.url)('twilio/lib/webhooks/webhooks.js') as {
  validateRequest(token: string, signature: string, url: string, params: Record<string, string>): boolean
}

export interface Shop {
  sandbox: Sandbox
  product: Receiver
  client: ReturnType<typeof twilio>
  close(): Promise<void>
}

/** A sandbox with one registered shop, a receiver in the product's place, and the real SDK as its client. */
export async function openShop(options: Partial<SandboxOptions> = {}): Promise<Shop> {
  const product = await startReceiver()
  const sandbox = await startSandbox({ port: 0, seed: 7, statusDelayMs: 5, ...options })
  await sandbox.twilio.registerSender({
    accountSid: ACCOUNT,
    authToken: AUTH_TOKEN,
    number: SHOP,
    webhookUrl: `${product.baseUrl}/hooks/in?v=1`,
    displayName: 'Duka la Amina',
  })
  const client = twilio(ACCOUNT, AUTH_TOKEN, { autoRetry: false, timeout: 700 })
  for (const domain of [client.api, client.content, client.messaging]) domain.baseUrl = sandbox.baseUrl
  return {
    sandbox,
    product,
    client,
    async close() {
      await sandbox.close()
      await product.close()
    },
  }
}
