import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSandboxClient } from '../../../src/sandbox/index.ts'
import { until } from '../../support/until.ts'

describe('npm run demo', () => {
  it('ends with a phone page on which a shop answers, explains its turn, and leaves nothing running', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-demo-'))
    const child = spawn('npm', ['run', '--silent', 'demo'], {
      env: { PATH: process.env.PATH ?? '', HOME: os.tmpdir(), DATA_DIR: folder, PORT: '0', SANDBOX_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    try {
      const phoneUrl = await until(() => /http:\/\/127\.0\.0\.1:\d+\/phone/.exec(printed)?.[0], {
        within: 60_000,
        what: `the demo (${printed})`,
      })
      const page = await fetch(phoneUrl)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<html')

      const sandbox = createSandboxClient(new URL(phoneUrl).origin)
      const senders = await sandbox.twilio.senders()
      expect(senders.map((sender) => sender.displayName)).toEqual([
        'Mtaani Kicks & Phones',
        'Mama Njeri Grocers',
        'Kijani Bay',
        'Safiri Desk',
        'Savanna Travel',
      ])
      const [shop] = senders
      const customer = { sender: shop?.number ?? '', from: 'whatsapp:+254711222333' }
      const asked = await sandbox.twilio.inbound({
        ...customer,
        kind: 'text',
        body: 'Habari, nataka viatu vya kukimbia size 42',
      })
      expect(asked.webhookStatus).toBe(204)
      const [answer] = await until(
        async () => {
          const heard = await sandbox.twilio.messages({ from: customer.sender, to: customer.from })
          return heard.length > 0 ? heard : null
        },
        { what: 'the first answer' },
      )
      expect(answer?.body).toContain('KES')
      const turn = await fetch(`${shop?.inspect?.baseUrl}/v1/turns/by-message/${asked.messageSid}`, {
        headers: { authorization: `Bearer ${shop?.inspect?.token}` },
      })
      expect(await turn.json()).toMatchObject({ journey: 'sales', outcome: 'answered' })
    } finally {
      process.kill(-(child.pid ?? 0), 'SIGINT')
    }
    await ended
    await until(() => !isAlive(-(child.pid ?? 0)), { what: 'the end of every process of the demo' })
    expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
    rmSync(folder, { recursive: true, force: true })
  }, 120_000)
})

/** Whether a process group still has members. */
function isAlive(group: number): boolean {
  try {
    process.kill(group, 0)
    return true
  } catch {
    return false
  }
}
