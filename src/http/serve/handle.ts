import type { Context } from 'koa'
import type { z } from 'zod'
import type { Kinds } from '../contract/bodies.ts'
import type { Route } from '../contract/define-route.ts'
import type { ServerEvent } from '../event-stream.ts'
import type { StaffCtx } from './principal.ts'

/** A file as it came in with a form. */
export interface SentFile {
  name: string
  bytes: Buffer
}

type KindOf<K extends Kinds> =
  | (K extends { data: infer D extends z.ZodType } ? { kind: 'data'; data: z.output<D> } : never)
  | (K extends { form: { fields: infer F extends z.ZodObject } }
      ? { kind: 'form'; fields: z.output<F>; file: SentFile }
      : never)
  | (K extends { json: true } ? { kind: 'json'; bytes: Buffer } : never)
  | (K extends { csv: true } ? { kind: 'csv'; bytes: Buffer } : never)

type Read<S> = S extends z.ZodType ? z.output<S> : S extends { kinds: infer K extends Kinds } ? KindOf<K> : undefined

/** What a handler is given of a request: all of it read by the contract. */
export interface InputOf<R extends Route> {
  params: Read<R['params']>
  query: Read<R['query']>
  body: Read<R['body']>
}

type AnswerOf<A> = A extends z.ZodType
  ? z.output<A>
  : A extends { events: object }
    ? AsyncIterable<ServerEvent | null>
    : A extends { json: infer J extends z.ZodType }
      ? { json: z.output<J> } | { csv: string }
      : never

type OneOf<A> = { [Status in keyof A]: { status: Status; body: AnswerOf<A[Status]> } }[keyof A]

type IsUnion<T, U = T> = T extends U ? ([U] extends [T] ? false : true) : never

/** What a handler gives: the body where the contract has one answer, else the body with its status. */
export type ReplyOf<R extends Route> =
  IsUnion<keyof R['answers']> extends true ? OneOf<R['answers']> : OneOf<R['answers']>['body']

/**
 * Does what a route is for, by calling a verb.
 * @param http for what is neither input nor answer, such as a cookie
 */
export type Handle<R extends Route> = (
  ctx: R['who'] extends 'public' ? null : StaffCtx,
  input: InputOf<R>,
  http: Context,
) => Promise<ReplyOf<R>>
