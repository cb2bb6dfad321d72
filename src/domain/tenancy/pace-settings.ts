import { z } from 'zod'
import { setting } from './setting.ts'

/** How long the customer may go on typing before a turn starts; the window adapts between both. */
export const QuietWindow = z.strictObject({
  min: z
    .int()
    .min(0)
    .meta(setting(['At least', 'Angalau'], { unit: 'milliseconds' })),
  max: z
    .int()
    .min(0)
    .meta(setting(['At most', 'Isizidi'], { unit: 'milliseconds' })),
  cap: z
    .int()
    .min(0)
    .meta(setting(['However long she types', 'Hata akiandika muda gani'], { unit: 'milliseconds' })),
})

export const RateLimits = z.strictObject({
  customerPerMinute: z
    .int()
    .min(1)
    .meta(setting(['From one customer', 'Kutoka kwa mteja mmoja'])),
  tenantPerMinute: z
    .int()
    .min(1)
    .meta(setting(['From all customers', 'Kutoka kwa wateja wote'])),
})
