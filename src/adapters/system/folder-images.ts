import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImageShelf } from '../../domain/files/image-shelf.ts'

/** Nothing that could climb out of the folder: no dot at the start of a part, no backslash. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,3}[A-Za-z0-9_-][A-Za-z0-9._-]*\.(png|jpe?g)$/

/** Pictures in a folder of this machine, each shop's own under its tenant id; what is not there, the next shelf may have. */
export function folderImages(folder: string, next: ImageShelf): ImageShelf {
  return {
    async find(tenantId, wanted, colour) {
      const extension = PATH.exec(wanted)?.[1]
      if (extension === undefined) return null
      const file = path.join(folder, tenantId, wanted)
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) return next.find(tenantId, wanted, colour)
      const contentType = extension === 'png' ? 'image/png' : 'image/jpeg'
      return { contentType, sizeBytes: found.size, open: () => createReadStream(file) }
    },
  }
}
