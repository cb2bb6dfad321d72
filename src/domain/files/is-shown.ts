const SHOWN = /^(?:image\/(?:jpeg|png|webp|gif)|audio\/[\w.-]+|video\/mp4)$/

/** Whether a browser may show a file of this type in a page: it can do nothing there. Anything else is only given to be saved. */
export function isShown(contentType: string): boolean {
  return SHOWN.test(contentType)
}
