import type { Clock } from '../../domain/context.ts'

export const systemClock: Clock = { now: () => new Date() }
