/** Only ends what would never end: a machine may be many times slower than this one. */
const LIMIT_MS = 50_000

/** Polls until `read` gives something other than null, undefined or false; fails with the last value at the deadline. */
export async function until<T>(
  read: () => Promise<T> | T,
  options: { within?: number; what?: string } = {},
): Promise<NonNullable<T>> {
  const deadline = performance.now() + (options.within ?? LIMIT_MS)
  for (;;) {
    const value = await read()
    if (value !== null && value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`${options.what ?? 'the condition'} did not become true in time`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
