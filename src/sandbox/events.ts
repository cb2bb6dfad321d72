/** What a phone page is told while it watches. `customer` is the digits of the number; prompts carry no sender. */
export interface PhoneEvent {
  type: 'message' | 'status' | 'typing' | 'prompt' | 'prompt_closed' | 'sms'
  customer: string
  sender?: string
  data: object
}

type Listener = (event: PhoneEvent) => void

export interface EventBus {
  emit(event: PhoneEvent): void
  /** Watches one customer; `sender` says whose chat is open. Returns the function that stops watching. */
  watch(customer: string, sender: string | null, listener: Listener): () => void
  /** True while a phone has this very chat open. */
  isOpen(customer: string, sender: string): boolean
}

interface Watch {
  sender: string | null
  listener: Listener
}

/** Live events for phone pages; costs nothing while nobody watches. */
export function createEventBus(): EventBus {
  const watches = new Map<string, Set<Watch>>()
  return {
    emit(event) {
      for (const watch of watches.get(event.customer) ?? []) watch.listener(event)
    },
    watch(customer, sender, listener) {
      const watch = { sender, listener }
      const others = watches.get(customer) ?? new Set<Watch>()
      watches.set(customer, others.add(watch))
      return () => {
        others.delete(watch)
        if (others.size === 0) watches.delete(customer)
      }
    },
    isOpen(customer, sender) {
      for (const watch of watches.get(customer) ?? []) if (watch.sender === sender) return true
      return false
    },
  }
}
