import { z } from 'zod'
import { setting } from './setting.ts'

/** A day in minutes, and a month. */
const DAY = 1_440
const MONTH = 43_200

/** How soon a person is to have answered; null where the shop has not said. Counted while it is open. */
export const SlaRule = z.strictObject({
  /** Of which tickets; null for any. */
  reason: z
    .string()
    .min(1)
    .max(40)
    .nullable()
    .default(null)
    .meta(setting(['Reason', 'Sababu'])),
  priority: z
    .enum(['normal', 'high'])
    .nullable()
    .default(null)
    .meta(setting(['Priority', 'Kipaumbele'])),
  /** What the customer is promised. */
  firstAnswerMinutes: z
    .int()
    .min(1)
    .max(MONTH)
    .nullable()
    .default(null)
    .meta(setting(['First answer within', 'Jibu la kwanza ndani ya'], { unit: 'minutes' })),
  /** Of whoever has the conversation, each time the customer writes. */
  nextAnswerMinutes: z
    .int()
    .min(1)
    .max(DAY)
    .nullable()
    .default(null)
    .meta(setting(['Each next answer within', 'Kila jibu linalofuata ndani ya'], { unit: 'minutes' })),
  solveMinutes: z
    .int()
    .min(1)
    .max(MONTH)
    .nullable()
    .default(null)
    .meta(setting(['Solved within', 'Kutatuliwa ndani ya'], { unit: 'minutes' })),
})
export type SlaRule = z.infer<typeof SlaRule>

/** How the people of a shop share the work of its inbox. */
export const InboxSettings = z.strictObject({
  /** What an agent sees of it. */
  visibility: z
    .enum(['all', 'unassigned_and_own', 'own'])
    .default('all')
    .meta(setting(['What agents see', 'Wahudumu wanaona nini'])),
  /** Whether agents see the numbers of customers only in part. */
  maskPhones: z
    .boolean()
    .default(false)
    .meta(setting(['Hide most of a phone number from agents', 'Ficha sehemu kubwa ya namba ya simu kwa wahudumu'])),
  /** Who is given what waits for anybody: in turn, or whoever has the least. */
  assignment: z
    .enum(['off', 'round_robin', 'least_loaded'])
    .default('off')
    .meta(setting(['Who is given what waits', 'Nani anapewa kinachosubiri'])),
  /** Nobody is given more than this at once, however much she may have by herself; null: what each may. */
  capacity: z
    .int()
    .min(1)
    .max(1_000)
    .nullable()
    .default(null)
    .meta(setting(['Chats of one person at once', 'Mazungumzo ya mtu mmoja kwa wakati mmoja'])),
  /** After so long without an answer a conversation is not its owner’s any more; null: it stays hers. */
  returnMinutes: z
    .int()
    .min(1)
    .max(DAY)
    .nullable()
    .default(null)
    .meta(setting(['Anybody’s again after', 'Ya yeyote tena baada ya'], { unit: 'minutes' })),
  /** The first that fits a ticket counts. */
  sla: z
    .array(SlaRule)
    .max(40)
    .default([])
    .meta(setting(['How soon people answer', 'Watu wanajibu baada ya muda gani'])),
  /** Whether a customer may be asked how a person helped her. */
  csat: z
    .boolean()
    .default(true)
    .meta(setting(['Ask customers how a person helped them', 'Waulize wateja jinsi mtu alivyowasaidia'])),
  /** The labels that people find at hand; any conversation may have others. */
  labels: z
    .array(z.string().trim().min(1).max(40))
    .max(100)
    .default([])
    .meta(setting(['Labels', 'Lebo'])),
})
export type InboxSettings = z.infer<typeof InboxSettings>
