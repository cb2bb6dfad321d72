import { asLatin } from '../../lib/as-latin.ts'

/** No reply and no row of ours is longer. One character may stand for eighteen ("ﷺ"), so it is measured after the change of form. */
const LONGEST = 8_000

/**
 * The text as a reader takes it in, so that nothing can hide in odd characters: compatibility forms, no invisible
 * characters, Latin letters for their doubles, no marks of bold or slanted type inside words. A keycap emoji becomes the
 * digit, at the start of a line the list mark, that it stands for. Cut where no text of ours goes on.
 */
export function normalise(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/^([ \t]*)(\d)\uFE0F?\u20E3(?!\d\uFE0F?\u20E3)/gmu, '$1$2) ')
    .replace(/\uFE0F?\u20E3/gu, '')
    .normalize('NFKC')
    .replace(/\p{Cf}|[\uFE00-\uFE0F\u115F\u1160\u3164]/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}|\p{Me}/gu, '')
    .replace(/[^\p{ASCII}]/gu, asLatin)
    .replace(/(?<=[\p{L}\d])[。．․‧·∙](?=[\p{L}\d])/gu, '.')
    .replace(/(?<![\d*~`])[*~`]+|[*~`]+(?!\d|[*~`])|(?<=\d)[*~`](?=\d)|__+/gu, '')
    .replace(/(?<![\p{L}\d_@./])_|_(?![\p{L}\d_])/gu, '')
    .replace(/(?<=\d)-(?=\p{Ll}{3,}(?!\p{L}|\d|-))/gu, ' ')
    .replace(/(?<!\p{L})\p{L}(?:([ .-])\p{L})(?:\1\p{L})+(?!\p{L})/gu, (spelled) => spelled.replace(/[ .-]/g, ''))
    .replace(/(?<=\p{L})@(?=\p{L}+(?![\p{L}.]))/gu, 'a')
    .slice(0, LONGEST)
}

/** True of what is too long to be read whole. */
export function isTooLong(text: string): boolean {
  return text.length > LONGEST || text.normalize('NFKC').length > LONGEST
}

/** Lower case letters and digits only. */
export function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
