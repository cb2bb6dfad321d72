import { readConfig } from '../config/config.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { firstLink } from './first-link.ts'
import type { Role } from './role.ts'
import { buildRuntime } from './runtime.ts'
import { serveFigures } from './serve-figures.ts'
import { stopAll } from './stop.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWeb } from './web.ts'

/** `npm start`: the roles of the configuration, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  const roles: Role[] = []
  if (config.role !== 'worker') roles.push(await startWeb(runtime))
  if (config.role !== 'web') {
    // The graph and the model vendor's client are half of the memory: only a process that runs turns loads them.
    const { startWorker } = await import('./worker.ts')
    roles.push(await startWorker(runtime))
  }
  const figures = await serveFigures(runtime)
  if (figures !== null) roles.push(figures)
  const link = config.role === 'worker' ? null : await firstLink(runtime)
  if (link !== null) {
    process.stdout.write(
      `Nobody can sign in yet. This link makes the first operator, once, within 24 hours:\n  ${link}\n`,
    )
  }
  const then = [runtime, { close: database.stop }]
  stopOnSignal(() => stopAll({ roles, then }, config.stopWithinMs, runtime.log))
}

main().catch(explainAndExit)
