/** Lets everything else that waits for this thread go first, for who computes long. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
