import type { Log } from '../domain/context.ts'
import type { Role } from './role.ts'

/** What is left of the time when the roles have had theirs, for connections and the private database. */
const FOR_ROLES = 0.7

/**
 * Stops everything within one time: all roles at once, then what they stand on, each thing in turn and none of them
 * holding up the next. Never fails: what is cut short was not finished, so its job is taken up again.
 */
export async function stopAll(
  { roles, then }: { roles: Role[]; then: { close: () => Promise<void> }[] },
  withinMs: number,
  log: Log,
): Promise<void> {
  const endsAt = performance.now() + withinMs
  const forRoles = withinMs * FOR_ROLES
  await inTime(Promise.all(roles.map((role) => role.close(forRoles))), forRoles + 100, log)
  for (const [index, part] of then.entries()) {
    const left = Math.max(0, endsAt - performance.now())
    await inTime(part.close(), left / (then.length - index), log)
  }
}

async function inTime(work: Promise<unknown>, ms: number, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      log.warn('stop_late', { ms: Math.round(ms) })
      resolve()
    }, ms)
  })
  const done = work.catch((error: unknown) => {
    log.warn('stop_failed', { problem: error instanceof Error ? error.message : String(error) })
  })
  await Promise.race([done, late])
  clearTimeout(timer)
}
