/** The time that several calls have together. It runs on while the process is stopped. */
export interface Deadline {
  /** Never below 0. */
  leftMs(): number
}

export function deadlineIn(ms: number): Deadline {
  const endsAt = performance.now() + ms
  return { leftMs: () => Math.max(0, endsAt - performance.now()) }
}
