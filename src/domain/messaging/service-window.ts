import { CHANNEL_RULES } from './channel-rules.ts'
import type { ChannelKind } from './schemas.ts'

/** When the chat closes for who wrote last at this instant; null where it never does. One who never wrote cannot be written to. */
export function windowClosesAt(kind: ChannelKind, lastInboundAt: Date | null): Date | null {
  const { windowMs } = CHANNEL_RULES[kind]
  return windowMs === null ? null : new Date((lastInboundAt?.getTime() ?? 0) + windowMs)
}

/**
 * For each kind of channel whose chat closes, the instant since which a customer must have written to be written to. A
 * statement reads its own kind's: `(windowStarts ->> kind)::timestamptz`, null where the chat never closes.
 */
export function windowStarts(now: Date): string {
  const starts = Object.entries(CHANNEL_RULES).flatMap(([kind, { windowMs }]) =>
    windowMs === null ? [] : [[kind, new Date(now.getTime() - windowMs)]],
  )
  return JSON.stringify(Object.fromEntries(starts))
}
