import { z } from 'zod'

const Said = z.string().max(200).nullable()

/** What a request to the team says, as the guest said it; null where it was not said. */
export const BookingRequest = z.strictObject({ what: Said, dates: Said, people: Said, name: Said })
export type BookingRequest = z.infer<typeof BookingRequest>
export type BookingPart = keyof BookingRequest

/**
 * A request is being put together. `offer`: shall a person be asked at all; a part: it is asked for; `confirm`: it was read
 * back. `asked`: the parts that were asked for already, answered or not.
 */
export const GuestBooking = z.strictObject({
  kind: z.literal('guest_booking'),
  step: z.enum(['offer', 'what', 'dates', 'people', 'name', 'confirm']),
  request: BookingRequest,
  asked: z.array(z.enum(['what', 'dates', 'people', 'name'])).max(4),
})
export type GuestBooking = z.infer<typeof GuestBooking>

/** Several things may be meant: which one? `words` is what was asked of it. */
export const GuestPick = z.strictObject({
  kind: z.literal('guest_pick'),
  words: z.string().max(1000),
  options: z
    .array(z.strictObject({ itemId: z.uuid(), name: z.string() }))
    .min(1)
    .max(3),
  /** They are passages that come near, and none of them need be what is meant. */
  perhaps: z.boolean().default(false),
})
export type GuestPick = z.infer<typeof GuestPick>

export type ConciergePending = GuestBooking | GuestPick
