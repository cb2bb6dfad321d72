import type { Ctx } from '../../context.ts'

/** 0 to 1: spreads the questions of many attempts. */
export function chanceOf(ctx: Ctx): number {
  return Number.parseInt(ctx.ids.secret(1), 16) / 255
}
