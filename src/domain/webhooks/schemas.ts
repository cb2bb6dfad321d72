import { z } from 'zod'
import { EventBody, EventType } from './catalogue/schemas.ts'

export const EndpointState = z.enum(['active', 'disabled'])

/** `person`: somebody switched it off. `gone`: it answered 410. `failing`: it took nothing for five days. */
export const DisabledReason = z.enum(['person', 'gone', 'failing'])

/** Types by name, or everything there is and will be. */
export const WantedTypes = z.union([z.tuple([z.literal('*')]), z.array(EventType).min(1).max(100)])
export type WantedTypes = z.infer<typeof WantedTypes>

/** An address that is told of facts, without its secret. */
export const Endpoint = z.object({
  endpointId: z.uuid(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  state: EndpointState,
  disabledReason: DisabledReason.nullable(),
  disabledAt: z.date().nullable(),
  oldSecretUntil: z.date().nullable(),
  lastSuccessAt: z.date().nullable(),
  failingSince: z.date().nullable(),
  version: z.int(),
  createdAt: z.date(),
  createdBy: z.string().nullable(),
  waiting: z.int(),
  dead: z.int(),
})
export type Endpoint = z.infer<typeof Endpoint>

export const DeliveryState = z.enum(['waiting', 'delivered', 'dead'])

/**
 * Why a request was in vain: `address` is not public, `connection` could not be made or broke, `timeout` no answer in time,
 * `redirect` another address in place of an answer, `status` any other answer than 2xx, `withheld` nothing was sent, because it
 * held a secret row of a shop.
 */
export const TryFailure = z.enum(['address', 'connection', 'timeout', 'redirect', 'status', 'withheld'])
export type TryFailure = z.infer<typeof TryFailure>

const Try = z.object({
  at: z.coerce.date(),
  url: z.string(),
  /** Null while it is on its way, and for good when its process went away. */
  tookMs: z.int().nullable(),
  failure: TryFailure.nullable(),
  status: z.int().nullable(),
  answer: z.string().nullable(),
})

const Sequence = z.coerce.number().pipe(z.int())

/** One fact on its way to one endpoint, and every request that was made of it. */
export const Delivery = z.object({
  deliveryId: z.uuid(),
  eventId: z.uuid(),
  type: EventBody.shape.type,
  at: z.date(),
  sequence: Sequence,
  data: EventBody.shape.data,
  state: DeliveryState,
  tries: z.int(),
  nextTryAt: z.date(),
  createdAt: z.date(),
  log: z.array(Try),
})
export type Delivery = z.infer<typeof Delivery>

/** A fact that was told, or would have been. */
export const ShopEvent = z.object({
  eventId: z.uuid(),
  type: EventType,
  at: z.date(),
  sequence: Sequence,
  data: EventBody.shape.data,
})
export type ShopEvent = z.infer<typeof ShopEvent>
