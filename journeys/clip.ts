/** The text, cut with an ellipsis where it is longer than a label may be. */
export function clip(text: string, chars: number): string {
  return text.length <= chars ? text : `${text.slice(0, chars - 1).trimEnd()}…`
}
