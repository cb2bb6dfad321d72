import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Of what a turn or a trip does, in milliseconds. */
const STEP_MS = [100, 500, 1_000, 2_000, 5_000, 10_000]
/** Of whole answers, in milliseconds. */
const ANSWER_MS = [250, 500, 1_000, 2_000, 5_000, 8_000, 10_000, 12_000, 20_000]
const REQUEST_S = [0.005, 0.025, 0.1, 0.3, 1, 2.5, 10]
const TURN_S = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30]
const WAIT_S = [0.001, 0.01, 0.1, 0.5, 1, 2, 5]

/** Everything that one process counts. No label names a tenant, a person or an id: each has few values. */
export function instruments() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <L extends string = never>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name, help, buckets, labelNames, registers })
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    registry,
    turnSeconds: histogram('tulia_turn_seconds', 'Turns that were committed', TURN_S, 'journey', 'outcome'),
    nodeMs: histogram('node_latency_ms', 'Tools and models of turns, and nodes of trips', STEP_MS, 'node'),
    toolMs: histogram('tool_latency_ms', 'Calls of tools, and questions to sources of trips', STEP_MS, 'tool'),
    toolErrors: counter('tool_errors_total', 'Calls of tools that failed', 'tool', 'reason'),
    toolHits: counter('tool_cache_hit', 'Calls that were answered from what is kept', 'tool'),
    hitRate: share(gauge('cache_hit_rate', 'Share of the questions to a source that need not be asked', 'tool')),
    invalidOutput: counter('invalid_output_total', 'Answers of a model that were refused', 'node'),
    modelCalls: counter('llm_calls_total', 'Prompts that were answered, and by whom', 'node', 'engine'),
    costUsd: counter('cost_usd', 'What the calls of models cost, as far as it is known', 'node'),
    tripMs: histogram('e2e_latency_ms', 'From the wish to the plan of a trip', ANSWER_MS, 'type'),
    firstEventMs: histogram('ttfe_ms', 'From the wish to the end of the first node of a trip', ANSWER_MS),
    tripRuns: counter('tulia_trip_runs_total', 'Runs of trips that ended', 'status', 'error'),
    repairCycles: counter('repair_cycles_total', 'Cycles of repair, and whether the plan stood after them', 'success'),
    repairMoves: counter('repair_moves_total', 'Moves that were taken to repair a plan', 'move_type'),
    repairs: histogram('repairs_per_run', 'Cycles of repair of one run', [0, 1, 2, 3]),
    eventsSent: counter('sse_events_sent_total', 'Events of trips that were sent', 'node'),
    reconnects: counter('sse_reconnects_total', 'Streams of trips that went on behind an event', 'reason'),
    eventsDropped: counter('sse_drops_total', 'Events that were left out for a reader who is slow'),
    requestSeconds: histogram('tulia_http_seconds', 'Requests', REQUEST_S, 'route', 'method', 'status'),
    streams: gauge('tulia_live_streams', 'Streams of events that are open'),
    newsSeconds: histogram('tulia_live_lag_seconds', 'From the telling of news to its hearing', WAIT_S),
    poolSeconds: histogram('tulia_db_pool_wait_seconds', 'How long a connection was waited for', WAIT_S),
    queueDepth: gauge('tulia_queue_depth', 'Jobs that wait for a worker', 'job'),
    lost: counter('tulia_messages_lost_total', 'Conversations whose turn or whose sends died after all tries'),
    doubled: counter('tulia_messages_doubled_total', 'Messages that the provider took twice'),
    reordered: counter('tulia_messages_reordered_total', 'Messages that arrived after they had been given up'),
    fenceLeaks: counter('tulia_fence_leaks_total', 'Messages of the bot that arrived over a person'),
    takeOverSeconds: histogram('tulia_takeover_seconds', 'How long it took to give a conversation to a person', TURN_S),
    loginFailures: counter('tulia_login_failures_total', 'Proofs at the door that were wrong', 'reason'),
    webhooksOut: counter('tulia_webhook_out_total', 'Tries to tell a program of a shop', 'result'),
    promptResults: counter('tulia_stk_result_total', 'Prompts on phones by the code of their result', 'code'),
    pruned: counter('tulia_prune_rows_total', 'Rows that were older than they are kept', 'kind'),
  }
}

/** A gauge of how many of all so far were so, by tool. */
function share(gauge: Gauge<'tool'>): { add(tool: string, isSo: boolean): void } {
  const counts = new Map<string, { all: number; so: number }>()
  return {
    add(tool, isSo) {
      const before = counts.get(tool) ?? { all: 0, so: 0 }
      const now = { all: before.all + 1, so: before.so + (isSo ? 1 : 0) }
      counts.set(tool, now)
      gauge.set({ tool }, now.so / now.all)
    },
  }
}

export type Instruments = ReturnType<typeof instruments>
