import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'

/** How long each request took, in ms, sorted; and how many came back with another status than wanted. */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  wrong: number
}

export interface Shot {
  path: string
  headers: Record<string, string>
  body: string
}

/** Keeps `lanes` requests under way for `seconds`: the most the server accepts. */
export async function floodWith(
  baseUrl: string,
  options: { lanes: number; seconds: number; status: number; shot: (n: number) => Shot },
): Promise<LoadResult> {
  const times: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: options.lanes })
  const until = performance.now() + options.seconds * 1000
  let wrong = 0
  let n = 0
  const from = performance.now()
  const lane = async () => {
    while (performance.now() < until) {
      const started = performance.now()
      const status = await post(agent, baseUrl, options.shot(n++))
      times.push(performance.now() - started)
      if (status !== options.status) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: options.lanes }, lane))
  agent.destroy()
  return summary(times, performance.now() - from, wrong)
}

/** Sends `perSecond` requests evenly, whether or not earlier ones have been answered: what customers do. */
export async function paceWith(
  baseUrl: string,
  options: { perSecond: number; seconds: number; status: number; shot: (n: number) => Shot },
): Promise<LoadResult> {
  const times: number[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const total = options.perSecond * options.seconds
  const pending: Promise<void>[] = []
  let wrong = 0
  const from = performance.now()
  for (let n = 0; n < total; n++) {
    const due = from + (n * 1000) / options.perSecond
    const waitMs = due - performance.now()
    if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs))
    pending.push(
      post(agent, baseUrl, options.shot(n)).then((status) => {
        // From when it was due: a late start is part of what the sender waits.
        times.push(performance.now() - due)
        if (status !== options.status) wrong += 1
      }),
    )
  }
  await Promise.all(pending)
  agent.destroy()
  return summary(times, performance.now() - from, wrong)
}

function post(agent: Agent, baseUrl: string, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      baseUrl + shot.path,
      { method: 'POST', agent, headers: { ...shot.headers, 'content-length': Buffer.byteLength(shot.body) } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.once('error', reject)
    sent.end(shot.body)
  })
}

export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function summary(times: number[], elapsedMs: number, wrong: number): LoadResult {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: (times.length * 1000) / elapsedMs,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    wrong,
  }
}

/** A signed message webhook, as the provider sends it. */
export function signedWebhook(input: {
  url: string
  path: string
  authToken: string
  params: Record<string, string>
}): Shot {
  const names = Object.keys(input.params).sort()
  const text = input.url + input.path + names.map((name) => name + (input.params[name] ?? '')).join('')
  return {
    path: input.path,
    body: new URLSearchParams(input.params).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', input.authToken).update(text, 'utf8').digest('base64'),
    },
  }
}
