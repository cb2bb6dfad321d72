import { z } from 'zod'
import { defineRoute } from './define-route.ts'
import { READERS } from './roles.ts'
import { ById } from './values.ts'

/** Numbers of 64 bits are strings in the JSON form of OTLP. */
const Int64 = z.string().regex(/^\d+$/)
const Attribute = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ boolValue: z.boolean() }),
    z.strictObject({ intValue: Int64 }),
    z.strictObject({ doubleValue: z.number() }),
  ]),
})
export type OtelAttribute = z.infer<typeof Attribute>

const Span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  /** None has the turn itself. */
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  /** 1 within the process, 2 asked for by somebody outside, 3 asks somebody outside, 4 leaves something for somebody outside. */
  kind: z.int().min(1).max(4),
  startTimeUnixNano: Int64,
  endTimeUnixNano: Int64,
  attributes: z.array(Attribute),
  /** 1 well, 2 not. */
  status: z.strictObject({ code: z.int().min(1).max(2), message: z.string().optional() }),
})
export type OtelSpan = z.infer<typeof Span>

/** A turn in the JSON form of OTLP (opentelemetry-proto, `TracesData`), as collectors take it. */
export const TurnTraceWire = z.strictObject({
  resourceSpans: z.tuple([
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(Attribute) }),
      scopeSpans: z.tuple([z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(Span) })]),
    }),
  ]),
})
export type TurnTraceWire = z.infer<typeof TurnTraceWire>

export const getTurnTrace = defineRoute({
  name: 'getTurnTrace',
  method: 'GET',
  path: '/v1/turns/:id/trace.otel.json',
  summary: 'A turn as spans of OpenTelemetry: its steps, tools, models and sends, without a word that anybody wrote.',
  who: READERS,
  scope: 'inbox:read',
  idempotent: false,
  concerns: 'turn',
  params: ById,
  answers: { 200: TurnTraceWire },
  errors: [],
})
