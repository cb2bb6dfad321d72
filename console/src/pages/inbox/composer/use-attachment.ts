import { useState } from 'react'
import type { UploadedWire } from '../../../../../src/http/contract/media.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { shrinkPicture } from './shrink-picture.ts'

export interface Attachment {
  /** What goes with the next reply; null for words alone. */
  file: UploadedWire | null
  /** It is on its way to the product. */
  busy: boolean
  add: (file: File) => void
  drop: () => void
  /** Gives one back that was kept and did not leave. */
  giveBack: (file: UploadedWire) => void
}

/** A file beside what is being written: it is kept at once, and leaves with the words. */
export function useAttachment(id: string): Attachment {
  const api = useApi()
  const { fail } = useShell()
  const [file, setFile] = useState<UploadedWire | null>(null)
  const [busy, setBusy] = useState(false)
  const add = async (chosen: File) => {
    setBusy(true)
    try {
      const body = new FormData()
      body.set('file', await shrinkPicture(chosen))
      setFile((await api('POST /v1/conversations/:id/media', { params: { id }, body })).media)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }
  return { file, busy, add: (chosen) => void add(chosen), drop: () => setFile(null), giveBack: setFile }
}
