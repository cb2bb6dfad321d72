/** A file of the chat page, as it is served. */
export interface PageFile {
  contentType: string
  body: Buffer
  /** The same, compressed. */
  gzipped: Buffer
  etag: string
}
