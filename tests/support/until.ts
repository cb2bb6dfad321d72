/** Polls until `read` gives something other than null, undefined or false; fails with the last value at the deadline. */
export async function until<T>(
  read: () => Promise<T> | T,
  options: { within?: number; what?: string } = {},
): Promise<NonNullable<T>> {
  const deadline = performance.now() + (options.within ?? 10_000)
  for (;;) {
    const value = await read()
    if (value !== null && value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`${options.what ?? 'the condition'} did not become true in time`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
