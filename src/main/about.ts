import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { systemClock } from '../adapters/system/clock.ts'
import { findOverview } from '../domain/properties/index.ts'
import type { About } from '../http/health.ts'
import { remembered } from '../http/remembered.ts'
import { projectFile } from './project-file.ts'
import type { Runtime } from './runtime.ts'

const Manifest = z.looseObject({ version: z.string() })

/** However many probe, the rows are looked at this often. */
const FRESH_MS = 15_000

/** Which version this is, and whether the chat of the installation has a house to speak for. A database that is away knows of none. */
export function aboutOf({ config, directory, ctxFor }: Runtime): () => Promise<About> {
  const { version } = Manifest.parse(JSON.parse(readFileSync(projectFile('package.json'), 'utf8')))
  const look = async (key: string): Promise<{ loaded: boolean }> => {
    const chat = await directory.findWebChannel(key)
    return { loaded: chat !== null && (await findOverview(ctxFor(chat.tenantId))) !== null }
  }
  const seen = remembered(look, { clock: systemClock, presentMs: FRESH_MS, absentMs: 0 })
  const { defaultKey } = config.webChat
  return async () => {
    const found = defaultKey === null ? null : await seen.find(defaultKey).catch(() => null)
    return { version, propertyLoaded: found?.loaded ?? false }
  }
}
