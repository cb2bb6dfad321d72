import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A temporary folder that a server's own system user can reach: under a private one its data would lie, and stay, elsewhere. */
export function serverFolder(name: string, parent: string = os.tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, `${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
