export interface ShelvedImage {
  contentType: string
  sizeBytes: number
  open(): NodeJS.ReadableStream
}

/** The pictures of a shop's items, by the path that stands in their row. */
export interface ImageShelf {
  /**
   * @param colour the one that was chosen, where the shelf has the picture in several; null when none was
   * @returns null for a path that leads to no picture of this shop
   */
  find(tenantId: string, path: string, colour: string | null): Promise<ShelvedImage | null>
}
