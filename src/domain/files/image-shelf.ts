export interface ShelvedImage {
  contentType: string
  sizeBytes: number
  open(): NodeJS.ReadableStream
}

/** The pictures of a shop's items, by the path that stands in their row. */
export interface ImageShelf {
  /** Null for a path that leads to no picture of this shop. */
  find(tenantId: string, path: string): Promise<ShelvedImage | null>
}
