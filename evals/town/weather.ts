import type { Sandbox } from '../../src/sandbox/index.ts'

export type Weather = 'calm' | 'rough'

/** Seeded faults of the providers; in calm weather there are none. */
export async function setWeather(sandbox: Sandbox, weather: Weather): Promise<void> {
  if (weather === 'calm') return sandbox.faults.clear()
  await sandbox.faults.set([
    { target: 'twilio.inbound', kind: 'duplicate', probability: 0.06 },
    { target: 'twilio.inbound', kind: 'reorder', probability: 0.03, delayMs: 200 },
    { target: 'twilio.inbound', kind: 'drop', probability: 0.02 },
    { target: 'twilio.messages', kind: 'http_500', probability: 0.02 },
    { target: 'twilio.messages', kind: 'http_429', probability: 0.02 },
    { target: 'twilio.messages', kind: 'reset_after_accept', probability: 0.02 },
    { target: 'twilio.messages', kind: 'timeout_after_accept', probability: 0.01, delayMs: 1_200 },
    { target: 'twilio.content', kind: 'http_500', probability: 0.05 },
    { target: 'twilio.status', kind: 'duplicate', probability: 0.05 },
    { target: 'twilio.status', kind: 'drop', probability: 0.05 },
    { target: 'daraja.token', kind: 'http_500', probability: 0.03 },
    { target: 'daraja.push', kind: 'reset_after_accept', probability: 0.05 },
    { target: 'daraja.push', kind: 'http_500', probability: 0.04 },
    { target: 'daraja.query', kind: 'http_429', probability: 0.1 },
    { target: 'daraja.query', kind: 'no_answer', probability: 0.1 },
    { target: 'daraja.callback', kind: 'duplicate', probability: 0.15 },
    { target: 'daraja.callback', kind: 'drop', probability: 0.15 },
    { target: 'daraja.callback', kind: 'delay', probability: 0.1, delayMs: 1_500 },
  ])
}
