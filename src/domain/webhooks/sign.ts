import { createHmac } from 'node:crypto'

/** `webhook-signature` of the Standard Webhooks: one signature by each secret, over id, time and body. @param timestamp in seconds */
export function sign(message: { id: string; timestamp: number; body: string }, secrets: readonly string[]): string {
  const signed = `${message.id}.${message.timestamp}.${message.body}`
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64')
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    })
    .join(' ')
}
