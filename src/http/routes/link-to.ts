import type { Ctx } from '../../domain/context.ts'

/** The address of a page of the console that a link leads to. What is behind "#" reaches no server and no log. */
export function linkTo(ctx: Ctx, page: 'join' | 'reset', token: string): string {
  return `${ctx.publicBaseUrl}/console/${page}#${token}`
}
