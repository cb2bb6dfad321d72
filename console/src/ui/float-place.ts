/** Where menus and panels are put: inside the page's own part, so that those who move by parts find them. */
export function floatPlace(): HTMLElement | undefined {
  return document.querySelector('main') ?? undefined
}
