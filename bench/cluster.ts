import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { PROJECT_ROOT, projectFile } from '../src/main/project-file.ts'

/** Processes of the product as an installation has them: one web, several workers, each on its own. */
export interface Cluster {
  webUrl: string
  /** Ends a worker without warning, as a machine that dies does, and starts another one in its place. */
  killWorker(index: number): Promise<void>
  /** Resident memory in MB of each process, by its name. */
  memory(): Record<string, number>
  /** Processor time in ms that each process has used so far. */
  processorMs(): Record<string, number>
  stop(): Promise<void>
}

export interface ClusterOptions {
  env: Record<string, string>
  webPort: number
  workers: number
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const webUrl = `http://127.0.0.1:${options.webPort}`
  const env = { ...options.env, PORT: String(options.webPort), PUBLIC_BASE_URL: webUrl }
  const start = (role: string) => startProcess(role, env)
  const web = await start('web')
  const workers = await Promise.all(Array.from({ length: options.workers }, () => start('worker')))
  const ofEach = (read: (child: ChildProcess) => number) =>
    Object.fromEntries([['web', read(web)], ...workers.map((child, index) => [`worker ${index + 1}`, read(child)])])
  return {
    webUrl,
    async killWorker(index) {
      const victim = workers[index % workers.length]
      if (!victim) return
      victim.kill('SIGKILL')
      await exited(victim)
      workers[index % workers.length] = await startAgain(() => start('worker'))
    },
    memory: () => ofEach(residentMb),
    processorMs: () => ofEach(processorMs),
    async stop() {
      const all = [web, ...workers]
      for (const child of all) child.kill('SIGTERM')
      await Promise.all(all.map(exited))
    },
  }
}

/** For so long is a process begun again, in ms: a database that died may take its time to come back. */
const AGAIN_FOR_MS = 60_000

/** As whatever keeps the processes of an installation does: one that began while the database was away ends, and is begun again. */
async function startAgain(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = performance.now() + AGAIN_FOR_MS
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
  }
}

/** What `npm start` gives Node: a heap near its limit costs more processor time than all of our code. */
const START_FLAGS = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync(projectFile('package.json'), 'utf8')))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'))

/** Runs the built program. Resolves once the process says that it has started; fails with what it printed when it ends before. */
function startProcess(role: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...START_FLAGS, projectFile('dist/src/main/start.js')], {
    cwd: PROJECT_ROOT,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LOG_LEVEL: 'info', ...env, TULIA_ROLE: role },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      if (printed.length < 20_000) printed += chunk.toString()
      if (printed.includes(`"${role}_started"`)) resolve(child)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`${role} ended with ${code} before it had started:\n${printed}`)))
  })
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

/** Processor time in ms that a process has used: utime + stime of /proc, which counts in hundredths of a second. */
export function processorMs(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
