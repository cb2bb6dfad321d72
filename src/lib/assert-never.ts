/** The compiler proves that this is never reached; at run time it names the value that got here anyway. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`)
}
