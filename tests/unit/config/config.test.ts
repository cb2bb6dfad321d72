import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '../../../src/config/config.ts'

describe('configuration', () => {
  it('gives the embedded default without any variable', () => {
    expect(readConfig({})).toMatchObject({
      role: 'all',
      database: { owner: null, app: null },
      redisUrl: null,
      anthropic: { apiKey: null },
    })
  })

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ REDIS_URL: '', PORT: '' })).toEqual(readConfig({}))
  })

  it('names every problem at the same time', () => {
    const read = () =>
      readConfig({ PORT: 'x', DATABASE_URL: 'mysql://a/b', TULIA_SECRET_KEY: 'short', TULIA_ROLE: 'cook' })
    expect(read).toThrow(ConfigError)
    try {
      read()
    } catch (error) {
      const problems = error instanceof ConfigError ? error.problems.join('\n') : ''
      for (const name of ['PORT', 'DATABASE_URL', 'TULIA_SECRET_KEY', 'TULIA_ROLE']) expect(problems).toContain(name)
    }
  })

  it('wants the key that seals secrets as soon as a database is given', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgresql://a@b/c' })).toThrow(/openssl rand -hex 32/)
  })

  it.each([{ TWILIO_SEND_MS: '30000' }, { SWEEP_STALE_MS: '20000' }])(
    'refuses %o: a send that is still alive would be taken for dead',
    (env) => {
      expect(() => readConfig(env)).toThrow(/TWILIO_SEND_MS/)
      expect(() => readConfig({ ...env, SWEEP_STALE_MS: '30001' })).not.toThrow()
    },
  )

  it('pretends no trouble unless it is told to, and none at all in production', () => {
    const none = { weatherOff: false, slowTool: null, dropStreamsMs: null, emptyKnowledge: false }
    expect(readConfig({}).pretence).toEqual(none)
    const env = {
      DISABLE_WEATHER_API: '1',
      SIMULATE_TOOL_TIMEOUT: 'flights:5s',
      SIMULATE_SSE_DROP: '30s',
      SIMULATE_EMPTY_RAG: '1',
    }
    expect(readConfig(env).pretence).toEqual({
      weatherOff: true,
      slowTool: { tool: 'flights', ms: 5_000 },
      dropStreamsMs: 30_000,
      emptyKnowledge: true,
    })
    expect(readConfig({ NODE_ENV: 'production' }).pretence).toEqual(none)
    for (const [name, value] of Object.entries(env)) {
      expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(name)
    }
  })

  it.each(['trains:5s', 'flights', 'flights:5', 'flights:-1s', 'flights:5s:5s'])(
    'refuses %s as a slow tool',
    (slow) => {
      expect(() => readConfig({ SIMULATE_TOOL_TIMEOUT: slow })).toThrow(/SIMULATE_TOOL_TIMEOUT/)
    },
  )

  it('has every variable of the example file, and the example file has every variable', () => {
    const source = readFileSync('src/config/config.ts', 'utf8')
    const read = new Set([...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1]))
    const example = new Set(
      [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z_]+)=/gm)].map((match) => match[1]),
    )
    example.delete('POSTGRES_PASSWORD')
    expect([...read].sort()).toEqual([...example].sort())
  })
})
