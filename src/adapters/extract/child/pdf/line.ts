/** One line as it stands on a page; lengths in points, upwards from the page's foot. */
export interface Line {
  text: string
  /** Of its letters as they are shown; 0 when PDFium does not know. */
  size: number
  left: number
  right: number
  /** Where its letters stand, roughly. */
  bottom: number
  top: number
}
