import { ConfigError } from '../src/config/config.ts'
import type { EvalCommand } from './eval-command.ts'
import { WrongUse } from './wrong-use.ts'

/** Loaded when asked for: classifying a file needs no product. */
const COMMANDS: Readonly<Record<string, () => Promise<EvalCommand>>> = {
  classify: async () => (await import('./classify/command.ts')).classifyCommand,
  understand: async () => (await import('./understand/command.ts')).understandCommand,
  town: async () => (await import('./town/command.ts')).townCommand,
  attacks: async () => (await import('./attacks/command.ts')).attacksCommand,
  ingest: async () => (await import('./ingest/command.ts')).ingestCommand,
  answer: async () => (await import('./answer/command.ts')).answerCommand,
  retrieve: async () => (await import('./retrieve/command.ts')).retrieveCommand,
  route: async () => (await import('./route/command.ts')).routeCommand,
  trip: async () => (await import('./trip/command.ts')).tripCommand,
  scarce: async () => (await import('./scarce/command.ts')).scarceCommand,
}

async function help(): Promise<string> {
  const usages = await Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).usage))
  return `npm run eval -- COMMAND [...]\n\n${usages.join('\n\n')}\n
The exit code is 0 when every bar is met, 1 when one is missed, 2 when the command could not be understood.`
}

async function main(): Promise<number> {
  const [name = 'help', ...args] = process.argv.slice(2)
  if (['help', '--help', '-h'].includes(name)) return print(await help(), 0)
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) return print(`There is no command "${name}".\n\n${await help()}`, 2)
  const command = await load()
  if (args.some((arg) => arg === '--help' || arg === '-h')) return print(command.usage, 0)
  try {
    return (await command.run(args)) ? 0 : 1
  } catch (error) {
    if (error instanceof WrongUse || error instanceof ConfigError || isBadFlag(error)) return print(error.message, 2)
    throw error
  }
}

/** What node's own reader of the command line says of a flag nobody knows. */
function isBadFlag(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function print(text: string, code: number): number {
  const stream = code === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  return code
}

process.exitCode = await main()
