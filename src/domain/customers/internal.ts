import { z } from 'zod'
import { SpokenLang } from '../../lib/languages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { FulfilmentChoice } from '../fulfilment/index.ts'
import { MemoryEntry } from './memory/schemas.ts'
import type { CustomerView } from './schemas.ts'

const Row = z.object({
  id: z.uuid(),
  address: z.string(),
  phoneE164: z.string().nullable(),
  profileName: z.string().nullable(),
  languagePref: SpokenLang.nullable().catch(null),
  marketingOptIn: z.boolean().nullable(),
  optedOutAt: z.date().nullable(),
  notificationPrefs: z.record(z.string(), z.boolean()).catch({}),
  deliveryPreference: FulfilmentChoice.nullable().catch(null),
  memoryOptIn: z.boolean().nullable(),
  tripWatchOptIn: z.boolean().nullable(),
  memories: z.array(MemoryEntry).nullable(),
})

/** A stored customer as the view others see; columns that an older version wrote differently read as not known. */
export function toCustomerView(row: unknown): CustomerView {
  const { id, optedOutAt, deliveryPreference, memories, ...rest } = Row.parse(row)
  return {
    customerId: id,
    ...rest,
    optedOut: optedOutAt !== null,
    delivery: deliveryPreference,
    memories: rest.memoryOptIn === true ? (memories ?? []) : [],
  }
}

export function customerOf(ctx: Ctx): string {
  if (ctx.customerId === null) throw new AppError('invalid_input', 'this work has no customer')
  return ctx.customerId
}
