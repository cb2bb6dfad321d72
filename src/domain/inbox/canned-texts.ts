import type { Ctx } from '../context.ts'
import { CannedTexts } from './schemas.ts'

/** The texts of a reply as they are kept: a secret in one of them is not. */
export function cannedTexts(ctx: Ctx, texts: CannedTexts): CannedTexts {
  const kept = Object.entries(texts).map(([language, text]) => [language, text && ctx.ports.secrets.read(text).text])
  return CannedTexts.parse(Object.fromEntries(kept))
}
