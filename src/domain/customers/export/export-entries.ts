import type { Ctx } from '../../context.ts'
import { openFile } from '../../messaging/index.ts'
import { readExport } from './read-export.ts'

export interface ExportEntry {
  name: string
  bytes: Uint8Array
}

/** All that is known of a customer, as files: what is written of her first, then each of her files. Throws `not_found`. */
export async function* exportEntries(ctx: Ctx, { customerId }: { customerId: string }): AsyncGenerator<ExportEntry> {
  const { known, files } = await readExport(ctx, { customerId })
  yield { name: 'customer.json', bytes: Buffer.from(`${JSON.stringify(known, null, 2)}\n`) }
  // One by one: together they may be more than the memory has room for.
  for (const file of files) {
    const kept = await openFile(ctx, file)
    if (kept !== null) yield { name: `files/${file.id}${endingOf(kept)}`, bytes: kept.bytes }
  }
}

function endingOf({ name, contentType }: { name: string | null; contentType: string }): string {
  const [ending = ''] = /\.[a-z0-9]{1,8}$/i.exec(name ?? '') ?? []
  const [, kind = ''] = /^\w+\/([a-z0-9]{1,8})(?:;|$)/.exec(contentType) ?? []
  return ending || (kind && `.${kind}`)
}
