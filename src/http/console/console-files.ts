/** A file of the console as it was built. */
export interface ConsoleFile {
  contentType: string
  body: Buffer
  /** The same, compressed when it was built; null where that made it no smaller. */
  brotli: Buffer | null
  gzip: Buffer | null
  etag: string
}

/** The built console by paths relative to its folder, `index.html` among them; null while it has not been built. */
export type ConsoleFiles = () => ReadonlyMap<string, ConsoleFile> | null
