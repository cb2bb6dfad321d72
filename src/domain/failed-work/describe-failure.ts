import { z } from 'zod'
import { databaseFailure } from '../../lib/database-failure.ts'
import { AppError } from '../errors.ts'

export interface Failure {
  /** A word of our own, or the name of the error's class. */
  code: string
  /** One sentence without anything that a customer wrote or a provider answered. */
  problem: string
  /** False when another system was away: that is no reason to give the work up. */
  ownFault: boolean
}

const LONGEST = 200

/**
 * What may be kept and shown of an error. Other systems' messages quote what they were given, so of errors that are not
 * ours only the class is told; the log has the rest.
 */
export function describeFailure(error: unknown): Failure {
  const database = databaseFailure(error)
  if (database !== null)
    return { code: `database_${database}`, problem: 'The database could not do it.', ownFault: false }
  if (error instanceof AppError)
    return { code: error.code, problem: masked(error.message), ownFault: error.code !== 'provider_unavailable' }
  if (error instanceof z.ZodError) {
    const places = error.issues.map(({ path }) => path.map((part) => (typeof part === 'number' ? '#' : part)).join('.'))
    return {
      code: 'unreadable',
      problem: masked(`A stored value is not as it must be: ${places.join(', ')}.`),
      ownFault: true,
    }
  }
  return { code: nameOf(error), problem: 'An unexpected error; the log of that time has more.', ownFault: true }
}

/** Our own sentences may still name a phone, an address or a word that was typed. */
function masked(text: string): string {
  return text
    .replace(/(["'`“‘]).*?["'`”’]/g, '…')
    .replace(/\S+@\S+|https?:\S+/g, '…')
    .replace(/\+?\d[\d\s-]{4,}/g, '…')
    .replace(/[^\x20-\x7e…’]/g, '')
    .slice(0, LONGEST)
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}
