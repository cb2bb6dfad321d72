/** What a transaction asked last and did not wait for. */
export interface AskedLast<T> {
  answer: Promise<T>
}

/**
 * Returned out of a transaction, the statement that it asks last leaves together with the COMMIT: one round trip less. The
 * answer is good once the transaction has ended well; where that failed, nobody looks at the answer any more.
 */
export function askedLast<T>(answer: Promise<T>): AskedLast<T> {
  answer.catch(() => undefined)
  return { answer }
}
