import { noticeConflicts } from '../../domain/knowledge/index.ts'
import * as properties from '../../domain/properties/index.ts'
import { decodeText } from '../../lib/decode-text.ts'
import * as contract from '../contract/properties.ts'
import { csvRows } from '../csv-rows.ts'
import { HttpError } from '../http-error.ts'
import { jsonIn } from '../read-json.ts'
import type { InputOf } from '../serve/handle.ts'
import { versionSeen } from '../serve/if-match.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'
import { propertyItemWire, propertyWire } from './property.wire.ts'

const MOST_PROBLEMS = 50

/** What a shop's properties say of themselves. A file is taken whole or not at all. */
export function serveProperties(api: Api): void {
  serve(api, contract.listProperties, async (ctx) => ({
    properties: (await properties.listProperties(ctx)).map(propertyWire),
  }))
  serve(api, contract.saveProperty, async (ctx, { body }, http) => {
    const done = await properties.saveProperty(ctx, body, versionSeen(http))
    if (done.outcome === 'stale') throw staleVersion(done.current && propertyWire(done.current))
    return { property: propertyWire(done.property) }
  })
  serve(api, contract.listItems, async (ctx, { params, query }) => {
    const items = await properties.listItems(ctx, { propertyId: params.id, category: query.category ?? null })
    return { items: items.map(propertyItemWire) }
  })
  serve(api, contract.replaceItems, async (ctx, input, http) => {
    const asked = { propertyId: input.params.id, file: fileIn(input), seen: versionSeen(http) }
    const replaced = await properties.replaceItems(ctx, asked)
    if (replaced.outcome === 'refused') throw refusal(replaced.problems)
    if (replaced.outcome === 'stale') throw staleVersion(propertyWire(replaced.current))
    if (input.query.dry_run === 'false') await noticeConflicts(ctx)
    return { categories: replaced.categories, version: replaced.version }
  })
}

function fileIn({ body, query: { category } }: InputOf<typeof contract.replaceItems>) {
  if (body.kind === 'json') return { kind: 'json', json: jsonIn(decodeText(body.bytes)) } as const
  if (category === undefined) {
    const message = 'say which category the table is of'
    throw new HttpError('invalid_input', `category: ${message}`, {
      fields: [{ path: 'category', code: 'custom', message }],
    })
  }
  const table = csvRows(decodeText(body.bytes))
  if ('problem' in table) throw refusal([{ path: `row ${table.row}`, problem: table.problem }])
  return { kind: 'rows', category, rows: table.rows } as const
}

function refusal(problems: readonly properties.DataProblem[]): HttpError {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ path, problem }) => `${path || 'body'}: ${problem}`)
  const more = problems.length - lines.length
  return new HttpError('bad_property_data', [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; '))
}
