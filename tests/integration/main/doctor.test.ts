import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { nextFreePort } from '../../../src/main/next-free-port.ts'

function doctor(env: Record<string, string>): { status: number | null; out: string } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/main/doctor.ts'], {
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
  return { status: run.status, out: run.stdout + run.stderr }
}

describe('npm run doctor', () => {
  it('finds nothing wrong with the embedded default', () => {
    const { status, out } = doctor({})
    expect(out).toContain('Everything that is configured works.')
    expect(status).toBe(0)
  })

  it('stops at the first failure, says what to do and how many checks were skipped', async () => {
    const nobody = await nextFreePort(0)
    const { status, out } = doctor({
      DATABASE_URL: `postgresql://a@127.0.0.1:${nobody}/b`,
      TULIA_SECRET_KEY: 'ab'.repeat(32),
    })
    expect(out).toMatch(/FAIL {2}database: .*check DATABASE_URL/)
    expect(out).toContain('3 checks were skipped')
    expect(out).not.toContain('Redis')
    expect(status).toBe(1)
  })

  it('lists every variable that is wrong before it checks anything', () => {
    const { status, out } = doctor({ PORT: 'many', REDIS_URL: 'http://x' })
    expect(out).toContain('PORT')
    expect(out).toContain('REDIS_URL')
    expect(status).toBe(1)
  })
})
