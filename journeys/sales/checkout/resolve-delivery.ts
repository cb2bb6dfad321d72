import type { FulfilmentChoice, Pin } from '../../../src/domain/fulfilment/schemas.ts'
import type { TenantSettings } from '../../../src/domain/tenancy/schemas.ts'
import type { Act } from '../../../src/language/reading.ts'
import type { ChooseDelivery } from './pending.ts'
import { namePlace } from './place-said.ts'

export type Served = Pick<TenantSettings['fulfilment'], 'zones' | 'pickup'>
export type SetDelivery = Extract<Act, { act: 'set_delivery' }>

/** Where it goes, or what is still to be asked about it. */
export type Resolved = { choice: FulfilmentChoice } | { asks: ChooseDelivery }

const MOST_CHOICES = 8

/**
 * What she said of the way, against what the shop serves. An address alone belongs to the place chosen before.
 * @param place the place as she said it: a zone is wide, and the rider must know where in it
 */
export function resolveDelivery(
  said: SetDelivery,
  served: Served,
  { place, before, pin }: { place: string | null; before: FulfilmentChoice | null; pin: Pin | null },
): Resolved {
  if (said.kind === 'pickup') return pickup(served)
  const { zones } = served
  const address = said.address ?? place ?? said.elsewhere
  if (zones.length === 0) return { asks: deliveryQuestion('not_served', served, { place: address }) }
  const zone = zones.find(({ id }) => id === said.zoneId) ?? otherZone(said, served, before)
  if (zone !== undefined) return toZone(zone, address, served, { before, pin })
  if (said.elsewhere !== null) return { asks: deliveryQuestion('not_served', served, { place: said.elsewhere }) }
  return { asks: deliveryQuestion('where', served) }
}

/** Everywhere else, the zone chosen before, or the only one there is. */
function otherZone({ elsewhere }: SetDelivery, { zones }: Served, before: FulfilmentChoice | null) {
  if (elsewhere !== null) return zones.find((zone) => zone.elsewhere)
  const [only, ...more] = zones
  if (before?.kind === 'delivery') return zones.find(({ id }) => id === before.zoneId)
  return only !== undefined && more.length === 0 && !only.elsewhere ? only : undefined
}

function toZone(
  zone: Served['zones'][number],
  said: string | null,
  served: Served,
  { before, pin }: { before: FulfilmentChoice | null; pin: Pin | null },
): Resolved {
  const same = before?.kind === 'delivery' && before.zoneId === zone.id ? before : null
  const address = said ?? same?.address ?? null
  if (zone.elsewhere && address === null) return { asks: deliveryQuestion('town', served) }
  return { choice: { kind: 'delivery', zoneId: zone.id, address, pin: pin ?? same?.pin ?? null } }
}

function pickup(served: Served): Resolved {
  const [only, ...more] = served.pickup
  if (only === undefined) return { asks: deliveryQuestion('where', served) }
  if (more.length === 0) return { choice: { kind: 'pickup', placeId: only.id } }
  const choices = served.pickup.slice(0, MOST_CHOICES).map(({ id: placeId, name: title }) => {
    return { title, choice: { kind: 'pickup' as const, placeId } }
  })
  return { asks: deliveryQuestion('which', served, { choices }) }
}

/** A question about the way, with all that is needed to ask it once more. */
export function deliveryQuestion(
  asks: ChooseDelivery['asks'],
  { zones, pickup }: Served,
  more: Partial<Pick<ChooseDelivery, 'choices' | 'place' | 'shortfall'>> = {},
): ChooseDelivery {
  const pickups = pickup.slice(0, MOST_CHOICES).map(({ id: placeId, name: placeName }) => ({ placeId, placeName }))
  const delivers = zones.length > 0
  return { kind: 'choose_delivery', asks, delivers, pickups, choices: [], place: null, shortfall: null, ...more }
}

/** The way of a new order: what she said, what she asked us to remember, or the only one there is; null when she must be asked. */
export function knownWay(
  said: FulfilmentChoice | null,
  remembered: FulfilmentChoice | null,
  served: Served,
): FulfilmentChoice | null {
  const known = [said, remembered].find((choice) => choice !== null && isServed(choice, served))
  return known ?? onlyWay(served)
}

function onlyWay({ zones, pickup }: Served): FulfilmentChoice | null {
  if (zones.length + pickup.length !== 1) return null
  const [zone] = zones
  const [place] = pickup
  if (place !== undefined) return { kind: 'pickup', placeId: place.id }
  return zone === undefined || zone.elsewhere ? null : { kind: 'delivery', zoneId: zone.id, address: null, pin: null }
}

function isServed(choice: FulfilmentChoice, { zones, pickup }: Served): boolean {
  if (choice.kind === 'pickup') return pickup.some(({ id }) => id === choice.placeId)
  return zones.some(({ id }) => id === choice.zoneId)
}

/** Whether the shop has said how goods reach its customers. */
export function hasWays({ zones, pickup }: Served): boolean {
  return zones.length + pickup.length > 0
}

/** The place as she calls it and as the shop does. */
export function placeOf(choice: FulfilmentChoice, { zones, pickup }: Served): string {
  if (choice.kind === 'pickup') return pickup.find(({ id }) => id === choice.placeId)?.name ?? ''
  const zone = zones.find(({ id }) => id === choice.zoneId)?.name ?? ''
  return namePlace(choice.address, zone)
}
