import * as reports from '../../domain/reports/index.ts'
import * as contract from '../contract/reports.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { figuresCsv } from './figures-csv.ts'
import { reportWire } from './report.wire.ts'
import { spendWire } from './spend.wire.ts'

const Places = pageCursor(reports.RowPlace)

/** Reports, and the rows that each of their numbers counts. */
export function serveReports(api: Api): void {
  serve(api, contract.getReport, (ctx, { params, query }) => told(ctx, params.name, query))
  serve(api, contract.listReportRows, (ctx, { params, query }) => listed(ctx, params.name, query))
  serve(api, contract.getPeopleReport, (ctx, { query }) => told(ctx, 'people', query))
  serve(api, contract.listPeopleRows, (ctx, { query }) => listed(ctx, 'people', query))
  serve(api, contract.getCsatReport, (ctx, { query }) => told(ctx, 'csat', query))
  serve(api, contract.listCsatRows, (ctx, { query }) => listed(ctx, 'csat', query))
  serve(api, contract.getSpend, async (ctx) => spendWire(await reports.getSpend(ctx)))
}

interface Asked {
  from?: string | undefined
  to?: string | undefined
  by: reports.Report['by']
  format: 'json' | 'csv'
  person?: string | undefined
}

async function told(ctx: StaffCtx, name: reports.Report['name'], { from, to, by, format, person }: Asked) {
  const report = reportWire(await reports.getReport(ctx, { name, from, to, by, person: whose(ctx, person) }))
  return format === 'csv' ? { csv: figuresCsv(report) } : { json: report }
}

interface AskedRows {
  number: string
  from: string
  to: string
  currency?: string | undefined
  part?: string | undefined
  person?: string | undefined
  cursor?: string | undefined
  limit: number
}

async function listed(ctx: StaffCtx, report: reports.Report['name'], query: AskedRows) {
  const { number, from, to, currency = null, part = null, limit } = query
  const listed = { number, from, to, currency, part, person: whose(ctx, query.person) }
  const { rows, next } = await reports.listRows(ctx, { report, listed, after: Places.read(query), limit })
  return { rows: rows.map(rowWire), next_cursor: Places.write(next, query) }
}

/** An agent sees her own work, whomever she asks for. */
function whose(ctx: StaffCtx, person: string | undefined): string | null {
  return ctx.principal.role === 'agent' ? ctx.actor : (person ?? null)
}

function rowWire({ conversationId, at, ...same }: reports.CountedRow): contract.RowWire {
  return { ...same, at: at.toISOString(), conversation_id: conversationId }
}
