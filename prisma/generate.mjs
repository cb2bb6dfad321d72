// Generates the typed client without network: the CLI insists on a native schema engine that plain generation never
// calls, so any executable satisfies it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const cli = (() => {
  try {
    return require.resolve('prisma/build/index.js')
  } catch {
    return null
  }
})()
if (cli === null) {
  if (!existsSync(new URL('./generated/client.ts', import.meta.url))) {
    console.error('The Prisma command line is not installed: run "npm ci" with development dependencies first.')
    process.exit(1)
  }
  process.exit(0)
}
const run = spawnSync(process.execPath, [cli, 'generate', '--schema', 'prisma/schema.prisma'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  encoding: 'utf8',
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  },
})
if (run.status !== 0) {
  console.error(run.stdout, run.stderr)
  process.exit(run.status ?? 1)
}
