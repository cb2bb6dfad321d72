type End = () => unknown

const ends: End[] = []

/**
 * What ends something that a test file opened, wherever it opened it: a hook of vitest that is registered by a running
 * hook is never called. The last that was opened ends first.
 */
export function afterFile(end: End): void {
  ends.push(end)
}

/** Ends everything, also what comes after an end that failed; called once after every file. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'something a test file opened did not end')
}
