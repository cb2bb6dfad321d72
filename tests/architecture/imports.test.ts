import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { copyTable } from '../../prompts/copy/index.ts'
import { checkFile } from './check-file.ts'
import { readImports } from './read-imports.ts'
import { readTokens } from './read-tokens.ts'
import { FOLDERS, PORT_FILES } from './rules.ts'

const ROOTS = ['src', 'journeys', 'tools', 'prompts', 'prisma', 'bench', 'evals', 'console']

function sourceFiles(): string[] {
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ROOTS.includes(entry.name))
    .flatMap(({ name }) => readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('prisma/generated/'))
    .map((file) => file.replaceAll('\\', '/'))
}

describe('the dependency rule', () => {
  const files = sourceFiles()

  it('holds in every source file', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => checkFile(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('knows the folder of every source file, and every port file exists', () => {
    const known = Object.keys(FOLDERS)
    expect(files.filter((file) => !known.some((folder) => file.startsWith(`${folder}/`)))).toEqual([])
    expect(PORT_FILES.filter((file) => !files.includes(file))).toEqual([])
  })

  it('is only about imports it can read: every relative import leads to a file', () => {
    const targets = files.flatMap((file) =>
      readImports(readTokens(readFileSync(file, 'utf8')))
        .map(({ specifier }) => specifier)
        .filter((specifier) => specifier?.startsWith('.'))
        .map((specifier) => new URL(specifier ?? '', `file:///${file}`).pathname.slice(1)),
    )
    expect(targets.length).toBeGreaterThan(800)
    expect(targets.filter((target) => !target.startsWith('prisma/generated/') && !existsSync(target))).toEqual([])
  })
})

/** An interpolation as it stands in a source text. */
function hole(code: string): string {
  return `\${${code}}`
}

describe('the checker of the dependency rule', () => {
  const REFUSED: [file: string, source: string, problem: string][] = [
    ['src/domain/orders/pay.ts', "import { ask } from '../../llm/llm.ts'", 'imports src/llm/llm.ts'],
    ['src/domain/orders/pay.ts', "import type { Ask } from '../../llm/llm.ts'", 'imports src/llm/llm.ts'],
    ['src/domain/orders/pay.ts', "import { x } from '../payments/settle-payment.ts'", 'the inside of another module'],
    ['src/domain/context.ts', "import { x } from './payments/settle-payment.ts'", 'the inside of another module'],
    ['src/domain/orders/pay.ts', "import { Redis } from 'ioredis'", 'imports the package ioredis'],
    ['src/http/app.ts', "import { x } from '../domain/orders/internal.ts'", 'imports src/domain/orders/internal.ts'],
    ['src/http/app.ts', "export * from '../adapters/redis/limiter.ts'", 'imports src/adapters/redis/limiter.ts'],
    [
      'src/http/app.ts',
      "import { q } from '../jobs/process-turn.handler.ts'",
      'imports src/jobs/process-turn.handler.ts',
    ],
    ['src/jobs/sweep.handler.ts', "const m = await import('../main/build-deps.ts')", 'imports src/main/build-deps.ts'],
    ['src/sandbox/start.ts', "import { build } from '../main/runtime.ts'", 'imports src/main/runtime.ts'],
    [
      'src/conversation/run-turn.ts',
      "import { graph } from '../../journeys/conversation.ts'",
      'imports journeys/conversation.ts',
    ],
    ['src/lib/money.ts', "import { Ctx } from '../domain/context.ts'", 'imports src/domain/context.ts'],
    ['src/llm/llm.ts', "import type { Ctx } from '../domain/context.ts'", 'imports src/domain/context.ts'],
    ['src/adapters/twilio/send.ts', "import { takeOver } from '../../domain/messaging/index.ts'", 'at run time'],
    ['src/sandbox/wire.ts', "import type { X } from '../domain/context.ts'", 'imports src/domain/context.ts'],
    [
      'journeys/sales/graph.ts',
      "import { P } from '../../prisma/generated/client.ts'",
      'imports prisma/generated/client.ts',
    ],
    [
      'journeys/sales/graph.ts',
      "import type { P } from '../../prisma/generated/client.ts'",
      'imports prisma/generated/client.ts',
    ],
    [
      'journeys/sales/graph.ts',
      "import { getOrder } from '../../src/domain/orders/index.ts'",
      'imports src/domain/orders/index.ts',
    ],
    [
      'journeys/sales/graph.ts',
      "import { runTurn } from '../../src/conversation/run-turn.ts'",
      'imports src/conversation',
    ],
    ['tools/order-create.ts', "import { x } from '../journeys/state.ts'", 'imports journeys/state.ts'],
    ['prompts/x/index.ts', "import { x } from '../../tools/define-tool.ts'", 'imports tools/define-tool.ts'],
    [
      'prompts/x/index.ts',
      "import { x } from '../../src/domain/orders/index.ts'",
      'imports src/domain/orders/index.ts',
    ],
    ['prompts/x/index.ts', "import { x } from './text'", 'without its extension'],
    ['src/http/app.ts', `const x = await import(\`../${hole('name')}.ts\`)`, 'computed specifier'],
    ['src/http/app.ts', 'const key = process.env.KEY', 'reads process.env'],
    ['src/http/app.ts', "const key = process?.['env']['KEY']", 'reads process.env'],
    ['src/http/app.ts', "import { env } from 'node:process'", 'imports node:process'],
    ['src/http/app.ts', `const text = \`${hole('process.env.KEY')}\``, 'reads process.env'],
    ['src/http/app.ts', 'const db = new pg.Pool({})', 'constructs Pool'],
    ['src/jobs/queue.ts', "const q = new Queue('turns')", 'constructs Queue'],
    ['src/domain/orders/pay.ts', 'const db = new PrismaClient()', 'constructs PrismaClient'],
    ['src/domain/orders/pay.ts', 'const at = new Date()', 'reads the clock'],
    ['journeys/hear.ts', 'const at = Date.now()', 'reads the clock'],
    ['journeys/hear.ts', 'const pick = Math.random()', 'draws a random number'],
    ['src/http/app.ts', `${'\n'.repeat(260)}export {}`, 'has 261 lines'],
    ['src/extra/app.ts', "import { z } from 'zod'", 'a folder without a rule'],
    ['console/src/a.tsx', "import { x } from '../../src/domain/orders/index.ts'", 'imports src/domain/orders'],
    ['console/src/a.tsx', "import { R } from '../../src/http/contract/index.ts'", 'at run time'],
    ['console/src/a.tsx', 'const at = Date.now()', 'reads the clock'],
  ]

  it.each(REFUSED)('refuses in %s: %s', (file, source, problem) => {
    expect(checkFile(file, source)).toEqual([expect.stringContaining(problem)])
  })

  const TAKEN: [file: string, source: string][] = [
    [
      'src/domain/orders/pay.ts',
      "import { settle } from '../payments/index.ts'\nimport { Money } from '../../lib/money.ts'",
    ],
    ['src/domain/context.ts', "import type { MessageChannel } from './messaging/message-channel.ts'"],
    [
      'src/adapters/twilio/send.ts',
      "import type { InboundLog } from '../../domain/messaging/index.ts'\nconst c = new Redis(url)",
    ],
    [
      'src/main/web.ts',
      "import { app } from '../http/app.ts'\nimport { engine } from '../../journeys/conversation.ts'",
    ],
    ['console/src/a.tsx', "import type { R } from '../../src/http/contract/index.ts'\nconst a = <a href='/'>{b}</a>"],
    ['src/config/config.ts', 'export const read = (env = process.env) => env'],
    ['src/http/app.ts', "// import { x } from '../adapters/redis/limiter.ts'\n/* process.env */"],
    ['src/http/app.ts', `const text = "import { x } from '../adapters/redis/limiter.ts'"`],
    [
      'src/domain/orders/pay.ts',
      "const sql = `SELECT * FROM '../x.ts'`; const at = new Date(ms); const re = /[/']process.env/",
    ],
  ]

  it.each(TAKEN)('takes in %s: %s', (file, source) => {
    expect(checkFile(file, source)).toEqual([])
  })

  it('throws on a file it cannot read rather than taking it for a clean one', () => {
    expect(() => checkFile('src/http/app.ts', "const text = 'no end")).toThrow('does not end')
  })
})

describe('fixed sentences', () => {
  const languages = ['en', 'sheng', 'sw']

  it('exist in every language, with words in each', () => {
    const lines = Object.entries(copyTable)
    expect(lines.length).toBeGreaterThan(50)
    const faulty = lines.filter(
      ([, line]) =>
        Object.keys(line).sort().join() !== languages.join() || Object.values(line).some((text) => text.trim() === ''),
    )
    expect(faulty.map(([key]) => key)).toEqual([])
  })

  it('include every notice that the domain sends by itself', () => {
    const declared =
      /export type NoticeKey =([^;]*?)\n\n/.exec(readFileSync('src/domain/context.ts', 'utf8'))?.[1] ?? ''
    const keys = [...declared.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '')
    expect(keys).toContain('payment_paid')
    expect(keys.filter((key) => !(key in copyTable))).toEqual([])
  })
})
