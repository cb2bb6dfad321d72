import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { childExtractor } from '../../adapters/extract/child-extractor.ts'
import type { Config } from '../../config/config.ts'
import { onePage } from './one-page.ts'
import { SWAP_POINTS } from './swap-points.ts'

export function nodeVersion(): string {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) throw new Error(`Node ${process.versions.node} is too old: install Node 20 or newer`)
  return process.versions.node
}

/** Where files are kept, made when it is not there. */
export function dataFolder(config: Config): string {
  const folder = path.resolve(config.dataDir)
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  return folder
}

/** Where the providers reach us. */
export function publicAddress(config: Config): string {
  if (config.publicBaseUrl === null) return 'none configured: only the sandbox can reach this machine'
  if (!config.publicBaseUrl.startsWith('https://') && !/\/\/(127\.|localhost)/.test(config.publicBaseUrl)) {
    throw new Error('PUBLIC_BASE_URL must start with https://: the providers refuse anything else')
  }
  return `${config.publicBaseUrl}/webhooks/twilio/<channel>`
}

/** Nothing books yet: what would, and what it would need. */
export function booking({ bookingApi }: Config): string {
  const point = SWAP_POINTS.find(({ name }) => name === 'booking')
  const given = bookingApi.url !== null || bookingApi.key !== null
  const unheard = given ? 'WARNING: an address or key is set, and nothing speaks to it. ' : ''
  return `${unheard}${point?.now}. integration_point: ${point?.integration_point} (${point?.port}). required_env_vars: ${point?.required_env_vars.join(', ')}`
}

const READ_WITHIN_MS = 20_000

/** The child process that reads documents can be started, and reads. */
export async function documentReader(): Promise<string> {
  const file = { bytes: await onePage(), fileName: 'doctor.pdf' }
  const read = await childExtractor().read(file, AbortSignal.timeout(READ_WITHIN_MS))
  if (read.outcome === 'failed') {
    throw new Error(`a page could not be read (${read.code}): processes must be allowed to start children of their own`)
  }
  return `a child process read ${read.pages.length} page`
}
