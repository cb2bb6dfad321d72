import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImageShelf } from '../../domain/files/image-shelf.ts'

/** Nothing that could climb out of the folder: no dot at the start of a part, no backslash. */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,3}[A-Za-z0-9_-][A-Za-z0-9._-]*\.(png|jpe?g)$/

/** Pictures in folders of this machine: each shop's own under its tenant id in `own`, or else those in `common`. */
export function folderImages({ own, common }: { own: string; common: string }): ImageShelf {
  return {
    async find(tenantId, wanted) {
      const extension = PATH.exec(wanted)?.[1]
      if (extension === undefined) return null
      for (const folder of [path.join(own, tenantId), common]) {
        const file = path.join(folder, wanted)
        const found = await stat(file).catch(() => null)
        if (!found?.isFile()) continue
        const contentType = extension === 'png' ? 'image/png' : 'image/jpeg'
        return { contentType, sizeBytes: found.size, open: () => createReadStream(file) }
      }
      return null
    },
  }
}
