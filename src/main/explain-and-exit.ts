import { ConfigError } from '../config/config.ts'

/** The last words of a process that cannot start: what is wrong and what to do, without a stack where the cause is outside. */
export function explainAndExit(error: unknown): never {
  if (error instanceof ConfigError)
    process.stderr.write(`${error.message}\nSee .env.example for what each variable means.\n`)
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}
