/** Turns passwords into what may be stored. Costs much by intent, and as much for somebody who does not exist. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** @param hash null for a user who does not exist or has no password: the answer is no, after the same work */
  verify(hash: string | null, password: string): Promise<boolean>
  /** Whether it was made with other parameters than today's. */
  isDated(hash: string): boolean
}
