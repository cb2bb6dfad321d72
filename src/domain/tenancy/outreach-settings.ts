import { z } from 'zod'
import { setting } from './setting.ts'
import { ClockTime } from './week-hours.ts'

/** Messages that nobody asked for. They need marketing consent and an open shop, and never leave in the quiet hours. */
export const OutreachSettings = z.strictObject({
  /** Silence after which a customer is reminded of what she left unpaid. */
  abandonedCartMinutes: z
    .int()
    .min(1)
    .max(1_320)
    .default(120)
    .meta(setting(['Remind of what is unpaid after', 'Kumbusha kisicholipwa baada ya'], { unit: 'minutes' })),
  /** 0 switches reminders off. */
  perCustomerPerWeek: z
    .int()
    .min(0)
    .default(1)
    .meta(
      setting(['For one customer in a week', 'Kwa mteja mmoja kwa wiki'], {
        help: ['0 switches reminders off.', '0 inazima vikumbusho.'],
      }),
    ),
  /** More than this in an hour is no reminder any more but a fault: the breaker trips. */
  perHour: z
    .int()
    .min(1)
    .default(60)
    .meta(
      setting(['In an hour, at most', 'Kwa saa, zisizidi'], {
        help: ['More than that is taken for a fault, and stops them.', 'Zaidi ya hapo ni hitilafu, na vinasimama.'],
      }),
    ),
  /** Local times; a night that starts before midnight ends after it. */
  quietHours: z
    .strictObject({
      from: ClockTime.meta(setting(['From', 'Kuanzia'])),
      to: ClockTime.meta(setting(['Until', 'Hadi'])),
    })
    .default({ from: '20:00', to: '08:00' })
    .meta(setting(['Quiet hours', 'Saa za utulivu'])),
})
