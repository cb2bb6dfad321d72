import type { FaultTarget } from './fault-rule.ts'
import type { FaultSubject } from './faults.ts'
import type { Runtime } from './runtime.ts'

export type DeliveryVariant = 'as_is' | 'malformed' | 'bad_signature'

/** Sends once and gives the HTTP status of the receiver, or null when nobody answered. */
export type SendDelivery = (variant: DeliveryVariant) => Promise<number | null>

export interface DeliveryDesk {
  /**
   * Delivers a webhook or callback, bent as the switches say. Deliveries with the same `lane` belong together: a
   * `reorder` lets the next one of the lane pass first. Gives null when nothing has been answered (yet).
   */
  deliver(target: FaultTarget, lane: string, subject: FaultSubject, send: SendDelivery): Promise<number | null>
}

const REORDER_WAIT_MS = 1000

/** Builds the desk through which everything the sandbox sends of its own accord goes out. */
export function createDeliveryDesk(runtime: Runtime): DeliveryDesk {
  const held = new Map<string, Array<() => void>>()

  function release(lane: string): void {
    const waiting = held.get(lane)
    held.delete(lane)
    for (const send of waiting ?? []) send()
  }

  function later(send: SendDelivery): () => void {
    return () => {
      void send('as_is')
    }
  }

  return {
    async deliver(target, lane, subject, send) {
      const fault = runtime.faults.take(target, subject)
      if (fault?.kind === 'drop') return null
      if (fault?.kind === 'delay') {
        runtime.timers.after(fault.delayMs ?? 1000, later(send))
        return null
      }
      const key = `${target} ${lane}`
      if (fault?.kind === 'reorder') {
        held.set(key, [...(held.get(key) ?? []), later(send)])
        runtime.timers.after(fault.delayMs ?? REORDER_WAIT_MS, () => release(key))
        return null
      }
      const bent = fault?.kind === 'malformed' || fault?.kind === 'bad_signature' ? fault.kind : 'as_is'
      const status = await send(bent)
      if (fault?.kind === 'duplicate') await send('as_is')
      if (held.has(key)) release(key)
      return status
    },
  }
}
