import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../../domain/identity/password-hasher.ts'

/** What the library calls it in a const enum, which our compiler options cannot read. */
const ARGON2ID = 2
/** OWASP's first choice of 2026 for Argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const TODAY = '$argon2id$v=19$m=19456,t=2,p=1$'
/** A process hashes so many at once: more would take the threads that everything else needs. */
const AT_ONCE = 4

/** Passwords as Argon2id. At most four are worked on at a time; the others stand in line. */
export function argon2Hasher(): PasswordHasher {
  const inLine = line(AT_ONCE)
  // Nobody knows what this is the hash of, so nothing verifies against it.
  const nobody = inLine(() => hash(randomBytes(32), PARAMETERS))
  return {
    hash: (password) => inLine(() => hash(plain(password), PARAMETERS)),
    verify: async (known, password) => {
      const stored = known ?? (await nobody)
      const fits = await inLine(() => verify(stored, plain(password)))
      return known !== null && fits
    },
    isDated: (known) => !known.startsWith(TODAY),
  }
}

/** The same letters are the same password, whichever keyboard put them together. */
function plain(password: string): string {
  return password.normalize('NFKC')
}

function line(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    // Whoever goes hands over its place.
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
