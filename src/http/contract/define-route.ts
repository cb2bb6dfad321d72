import type { z } from 'zod'
import type { Role } from '../../domain/identity/schemas.ts'
import type { Concern } from '../../domain/sight/schemas.ts'
import type { Answer, Body } from './bodies.ts'
import type { ErrorCode } from './errors.ts'
import type { Scope } from './roles.ts'

/** One REST route as data: what serves it, describes it, calls it and tests it reads the same. */
export interface Route {
  /** In camel case and unique: the name of its operation, its handler and its metrics. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each parameter. */
  path: string
  /** One sentence for whoever reads the reference. */
  summary: string
  /** `public`: nobody has to say who asks. */
  who: 'public' | readonly Role[]
  /** What a narrowed key must have; null where every key will do. */
  scope: Scope | null
  /** A person must have given the password within the last ten minutes. */
  stepUp?: true
  /** It changes something, so each call carries an `Idempotency-Key`. */
  idempotent: boolean
  /**
   * Its verb asks a provider, computes for long, or is followed by what must come after its commit: its answer is not kept in the
   * transaction of its effect. A verb like that meets its own rows when it is run again.
   */
  apart?: true
  /** What does not fit is nothing that exists: 404. */
  params?: z.ZodObject
  /** What its `:id` names of a conversation, or of whoever is talked with: who may not see that one finds nothing there. */
  concerns?: Concern
  query?: z.ZodObject
  body?: Body
  /** By status. Every other answer is an `ErrorBody`. */
  answers: Readonly<Partial<Record<200 | 201 | 202, Answer>>>
  /** The refusals of its own, beside those that follow from the rest (`errorsOf`). */
  errors: readonly ErrorCode[]
}

/** Keeps the literals of a route, so that handlers and clients are typed by it. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}
