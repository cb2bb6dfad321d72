import type { TurnView } from '../../domain/turns/index.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { OtelAttribute, OtelSpan, TurnTraceWire } from '../contract/turn-trace.ts'

type Value = string | number | boolean | null

/** What a span says of itself, before it has its place. */
interface Told {
  name: string
  kind: OtelSpan['kind']
  ms: number
  failure?: string | null
  attributes: Record<string, Value>
}

/**
 * The trace keeps how long each thing took and in which order they came, and not when each began: spans stand one behind the other,
 * and what ran side by side seems to follow. No text of anybody is in it.
 */
export function turnTraceWire(turn: TurnView): TurnTraceWire {
  const { intent, journey, language, outcome, conversationId, requestId, restarts, sql } = turn
  const startsAt = Date.parse(turn.startedAt)
  const root = spanId(turn, 0)
  let at = startsAt
  const children = toldOf(turn).map((told, place): OtelSpan => {
    const from = at
    at += told.ms
    const span = { traceId: traceId(turn), spanId: spanId(turn, place + 1), parentSpanId: root }
    return { ...span, ...spanOf(told, from, at) }
  })
  const whole = spanOf(
    {
      ...{ name: 'turn', kind: 2, ms: turn.durationMs, failure: outcome === 'failed' ? outcome : null },
      attributes: {
        ...{ 'tulia.conversation_id': conversationId, 'tulia.request_id': requestId, 'tulia.outcome': outcome },
        ...{ 'tulia.intent': intent, 'tulia.journey': journey, 'tulia.language': language },
        ...{ 'tulia.restarts': restarts, 'tulia.sql.statements': sql.statements },
      },
    },
    startsAt,
    Math.max(at, startsAt + turn.durationMs),
  )
  const spans = [{ traceId: traceId(turn), spanId: root, ...whole }, ...children]
  const resource = { attributes: attributesOf({ 'service.name': 'tulia' }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'tulia.turn' }, spans }] }] }
}

/** Steps in their order, tools and models where their steps are, sends last. */
function toldOf({ phasesMs, steps, tools, models, replies }: TurnView): Told[] {
  const calls = { tool: tools.map(toolTold), model: models.map(modelTold) }
  const inOrder = steps.flatMap(({ node, kind, ms }): Told[] => {
    const call = kind === 'tool' || kind === 'model' ? calls[kind].shift() : undefined
    return [call ?? { name: node, kind: 1, ms, attributes: { 'tulia.step': kind } }]
  })
  const load: Told = { name: 'load', kind: 1, ms: phasesMs.load, attributes: {} }
  const sends = replies.map(({ kind, status }): Told => {
    return { name: 'send', kind: 4, ms: 0, attributes: { 'tulia.message.kind': kind, 'tulia.message.status': status } }
  })
  return [load, ...inOrder, ...calls.tool, ...calls.model, ...sends]
}

function toolTold({ tool, access, code, ms, replayed }: TurnView['tools'][number]): Told {
  const attributes = { 'tulia.tool.access': access, 'tulia.tool.replayed': replayed }
  return { name: tool, kind: 1, ms, failure: code, attributes }
}

function modelTold({
  prompt,
  version,
  engine,
  model,
  inputTokens,
  outputTokens,
  costMicroUsd,
  ms,
}: TurnView['models'][number]): Told {
  return {
    ...{ name: prompt, kind: engine === 'claude' ? 3 : 1, ms },
    attributes: {
      ...{ 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model, 'tulia.engine': engine },
      ...{ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens },
      ...{ 'tulia.prompt.version': version, 'tulia.cost_micro_usd': costMicroUsd },
    },
  }
}

function spanOf({ name, kind, failure, attributes }: Told, from: number, to: number) {
  const status = failure ? { code: 2, message: failure } : { code: 1 }
  const times = { startTimeUnixNano: nanos(from), endTimeUnixNano: nanos(to) }
  return { name, kind, ...times, attributes: attributesOf(attributes), status }
}

/** What is not known is not said. */
function attributesOf(values: Record<string, Value>): OtelAttribute[] {
  return Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value: otelValue(value) }]))
}

function otelValue(value: string | number | boolean): OtelAttribute['value'] {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

/** @param ms of the clock, with parts of a millisecond */
function nanos(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n)
}

function traceId({ id }: TurnView): string {
  return id.replaceAll('-', '')
}

function spanId({ id }: TurnView, place: number): string {
  return sha256(`${id} ${place}`).slice(0, 16)
}
