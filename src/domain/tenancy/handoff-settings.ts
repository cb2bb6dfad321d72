import { z } from 'zod'
import { setting } from './setting.ts'

/** What customers are promised when a person takes over, and for how long she has them. */
export const HandoffSettings = z.strictObject({
  promiseMinutes: z
    .int()
    .min(1)
    .meta(setting(['A person answers within', 'Mtu anajibu ndani ya'], { unit: 'minutes' })),
  /** How long a customer may wait for the person who took over before the other staff are told. */
  idleMinutes: z
    .int()
    .min(1)
    .default(30)
    .meta(setting(['The others are told after', 'Wengine wanaambiwa baada ya'], { unit: 'minutes' })),
  /** A conversation in which neither side wrote for so long goes back to the bot. */
  returnHours: z
    .int()
    .min(1)
    .default(24)
    .meta(
      setting(['The assistant has it again after silence of', 'Msaidizi anarudi baada ya ukimya wa'], {
        unit: 'hours',
      }),
    ),
})
