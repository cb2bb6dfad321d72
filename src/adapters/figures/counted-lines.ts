import { z } from 'zod'
import type { Log } from '../../domain/context.ts'
import type { Instruments } from './instruments.ts'

/** What one line of the log counts. */
type Count = (to: Instruments, fields: unknown) => void

function line<Fields>(schema: z.ZodType<Fields>, count: (to: Instruments, fields: Fields) => void): Count {
  return (to, fields) => count(to, schema.parse(fields))
}

const Cost = z.number().nullable()

/** The lines that are counted: one is written for each turn, call, run, try and proof, in one place each. */
const LINES: Readonly<Record<string, Count>> = {
  turn: line(
    z.looseObject({
      commit: z.string(),
      journey: z.string(),
      outcome: z.string(),
      ms: z.looseObject({ load: z.number(), graph: z.number(), commit: z.number() }),
      nodes: z.array(z.strictObject({ node: z.string(), ms: z.number() })),
    }),
    (to, { commit, journey, outcome, ms, nodes }) => {
      for (const { node, ms } of nodes) to.nodeMs.observe({ node }, ms)
      if (commit === 'superseded') return
      to.turnSeconds.observe({ journey, outcome }, (ms.load + ms.graph + ms.commit) / 1_000)
    },
  ),
  tool_call: line(
    z.looseObject({ tool: z.string(), code: z.string().nullable(), replayed: z.boolean(), ms: z.number() }),
    (to, { tool, code, replayed, ms }) => {
      to.toolMs.observe({ tool }, ms)
      if (code !== null) to.toolErrors.inc({ tool, reason: code })
      if (replayed) to.toolHits.inc({ tool })
    },
  ),
  trip_source: line(
    z.looseObject({ tool: z.string(), outcome: z.string(), ms: z.number() }),
    (to, { tool, outcome, ms }) => {
      to.toolMs.observe({ tool }, ms)
      to.hitRate.add(tool, outcome === 'kept')
      if (outcome === 'kept') to.toolHits.inc({ tool })
      if (outcome === 'unavailable') to.toolErrors.inc({ tool, reason: outcome })
    },
  ),
  model_call: line(
    z.looseObject({ prompt: z.string(), engine: z.string(), costMicroUsd: Cost }),
    (to, { prompt: node, engine, costMicroUsd }) => {
      to.modelCalls.inc({ node, engine })
      to.costUsd.inc({ node }, (costMicroUsd ?? 0) / 1e6)
    },
  ),
  model_answer_rejected: line(z.looseObject({ prompt: z.string() }), (to, { prompt }) =>
    to.invalidOutput.inc({ node: prompt }),
  ),
  trip_node: line(
    z.looseObject({ node: z.string(), ms: z.number(), sinceWishMs: z.number() }),
    (to, { node, ms, sinceWishMs }) => {
      to.nodeMs.observe({ node }, ms)
      if (node === 'intent') to.firstEventMs.observe(sinceWishMs)
    },
  ),
  trip_run: line(
    z.looseObject({
      status: z.string(),
      error: z.string().nullable(),
      type: z.enum(['plan', 'replan']),
      ms: z.number(),
      repairs: z.array(z.strictObject({ stood: z.boolean(), moves: z.array(z.string()) })),
    }),
    (to, { status, error, type, ms, repairs }) => {
      to.tripRuns.inc({ status, error: error ?? '' })
      if (status === 'completed') to.tripMs.observe({ type }, ms)
      to.repairs.observe(repairs.length)
      for (const { stood, moves } of repairs) {
        to.repairCycles.inc({ success: String(stood) })
        for (const move_type of moves) to.repairMoves.inc({ move_type })
      }
    },
  ),
  trip_stream: line(
    z.looseObject({ sent: z.record(z.string(), z.number()), dropped: z.number(), wentOn: z.boolean() }),
    (to, { sent, dropped, wentOn }) => {
      for (const [node, count] of Object.entries(sent)) to.eventsSent.inc({ node }, count)
      to.eventsDropped.inc(dropped)
      if (wentOn) to.reconnects.inc({ reason: 'last_event_id' })
    },
  ),
  message_doubled: (to) => to.doubled.inc(),
  message_arrived_late: line(z.looseObject({ overPerson: z.boolean() }), (to, { overPerson }) =>
    overPerson ? to.fenceLeaks.inc() : to.reordered.inc(),
  ),
  work_dead: line(z.looseObject({ work: z.string() }), (to, { work }) => {
    if (work === 'process-turn' || work === 'send-messages') to.lost.inc()
  }),
  taken_over: line(z.looseObject({ ms: z.number() }), (to, { ms }) => to.takeOverSeconds.observe(ms / 1_000)),
  login_failed: line(z.looseObject({ reason: z.string() }), (to, { reason }) => to.loginFailures.inc({ reason })),
  webhook_tried: line(z.looseObject({ result: z.string() }), (to, { result }) => to.webhooksOut.inc({ result })),
  payment_moved: line(z.looseObject({ method: z.string(), code: z.string().nullable() }), (to, { method, code }) => {
    if (method === 'stk' && code !== null) to.promptResults.inc({ code })
  }),
  pruned: line(z.looseObject({ rows: z.record(z.string(), z.number()) }), (to, { rows }) => {
    for (const [kind, count] of Object.entries(rows)) to.pruned.inc({ kind }, count)
  }),
}

/** A log whose lines are counted as they are written, whatever its level shows. A line that is not as it should be counts nothing, and is told. */
export function countedLines(log: Log, to: Instruments): Log {
  const write =
    (level: keyof Log) =>
    (event: string, fields: Record<string, unknown> = {}) => {
      log[level](event, fields)
      try {
        LINES[event]?.(to, fields)
      } catch (error) {
        log.error('line_not_counted', { event, problem: error instanceof Error ? error.message : String(error) })
      }
    }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}
