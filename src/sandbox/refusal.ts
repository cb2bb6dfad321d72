/** An error that the control API answers with `status` and whose message the caller may read. */
export function refusal(status: number, message: string): Error & { status: number; expose: boolean } {
  return Object.assign(new Error(message), { status, expose: true })
}
