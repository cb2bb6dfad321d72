import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoTenantId } from '../../prisma/seed/index.ts'
import { readConfig } from '../config/config.ts'
import type { Ctx } from '../domain/context.ts'
import {
  failureSentence,
  getDocument,
  isUnderWay,
  KnowledgeLanguage,
  KnowledgeType,
  uploadDocument,
  type VersionView,
} from '../domain/knowledge/index.ts'
import { getTenant } from '../domain/tenancy/index.ts'
import { ingestDocumentHandler } from '../jobs/ingest-document.handler.ts'
import { openDatabase } from './database.ts'
import { explainAndExit } from './explain-and-exit.ts'
import { progressBar } from './progress-bar.ts'
import { buildRuntime } from './runtime.ts'

const USAGE = `npm run ingest -- --shop SLUG [--type policy|faq|doc|sop] [--language en|sw] FILE...
  Takes files into the documents of a shop (PDF, DOCX, XLSX, HTML, Markdown, text, CSV, JSON) and waits until they are told. The name
  of a file without its ending is the title of its document: a file of the same name becomes its next version.`

interface Wanted {
  type: KnowledgeType
  language: KnowledgeLanguage
}

/** `npm run ingest`: the same verbs as the REST API, for who has the files at hand. Fails when a file cannot be told. */
async function main(): Promise<number> {
  const { values, positionals: files } = parseArgs({
    allowPositionals: true,
    options: {
      shop: { type: 'string' },
      type: { type: 'string', default: 'doc' },
      language: { type: 'string', default: 'en' },
    },
  })
  const type = KnowledgeType.safeParse(values.type)
  const language = KnowledgeLanguage.safeParse(values.language)
  if (!values.shop || files.length === 0 || !type.success || !language.success) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  const config = readConfig()
  const database = await openDatabase(config)
  const runtime = buildRuntime(config, database)
  try {
    const tenantId = demoTenantId(runtime.ids, values.shop)
    await getTenant(runtime.ctxFor(tenantId))
    const ctxFor = () => ({ ...runtime.ctxFor(tenantId), actor: 'system' })
    return await ingestFiles(ctxFor, files, { type: type.data, language: language.data })
  } finally {
    await runtime.close()
    await database.stop()
  }
}

async function ingestFiles(ctxFor: () => Ctx, files: readonly string[], wanted: Wanted): Promise<number> {
  const bar = progressBar(files.length)
  let untold = 0
  for (const [at, file] of files.entries()) {
    bar.show(at, path.basename(file))
    const version = await ingestFile(ctxFor, file, wanted)
    bar.clear()
    process.stdout.write(`${path.basename(file)}: ${saidOf(version)}\n`)
    if (!['published', 'duplicate', 'unchanged'].includes(version.status)) untold += 1
  }
  return untold === 0 ? 0 : 1
}

/** Works on the version here; where a worker of the product was quicker, it has done so. */
async function ingestFile(ctxFor: () => Ctx, file: string, { type, language }: Wanted): Promise<VersionView> {
  const fileName = path.basename(file)
  const upload = { title: path.parse(fileName).name, type, language, topic: null, fileName, bytes: readFileSync(file) }
  const taken = await uploadDocument(ctxFor(), { ...upload, origin: 'upload', requestKey: null })
  const { tenantId } = ctxFor()
  await ingestDocumentHandler({ ctxFor }).run({ tenantId, versionId: taken.versionId }, { lastAttempt: true })
  for (;;) {
    const { versions } = await getDocument(ctxFor(), taken)
    const version = versions.find(({ number }) => number === taken.number)
    if (version === undefined) throw new Error(`${fileName}: its version is gone`)
    if (taken.outcome === 'duplicate') return { ...version, status: 'duplicate' }
    if (!isUnderWay(version)) return version
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

const LOOK_EVERY_MS = 200

function saidOf({ status, failure, number, pages, passages, warnings }: VersionView): string {
  if (failure !== null) return failureSentence(failure.code, failure).en
  const pictures = warnings.flatMap(({ code, page }) => (code === 'picture_page' && page !== null ? [page] : []))
  if (status === 'needs_confirmation') {
    return `page ${pictures.join(', ')} cannot be read, only seen: confirm that it is published without (POST /v1/knowledge/:id/confirm).`
  }
  return `${status} as version ${number}, ${pages ?? 0} pages, ${passages ?? 0} passages`
}

main().then((code) => process.exit(code), explainAndExit)
