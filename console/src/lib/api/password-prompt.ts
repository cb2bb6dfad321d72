/** Somebody is asked for her password; requests that wait for it meanwhile wait for the same answer. */
export interface Prompt {
  ask: () => Promise<boolean>
  answer: (given: boolean) => void
  isOpen: () => boolean
  watch: (listener: () => void) => () => void
}

export function createPasswordPrompt(): Prompt {
  const listeners = new Set<() => void>()
  let open: PromiseWithResolvers<boolean> | null = null
  const become = (next: typeof open) => {
    open = next
    for (const listener of listeners) listener()
  }
  return {
    ask: () => {
      if (open === null) become(Promise.withResolvers())
      return open?.promise ?? Promise.resolve(false)
    },
    answer: (given) => {
      open?.resolve(given)
      become(null)
    },
    isOpen: () => open !== null,
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
