import type { FileRef } from './schemas.ts'

/** `expired` was ours once; `forged` never was. */
export type OpenedLink =
  | { outcome: 'valid'; tenantId: string; file: FileRef }
  | { outcome: 'expired' }
  | { outcome: 'forged' }

/** Addresses of files that nobody can guess and that end by themselves: whoever has one may read that file until then. */
export interface FileLinks {
  /** The last part of the address. */
  sign(link: { tenantId: string; file: FileRef; expiresAt: Date }): string
  open(token: string, now: Date): OpenedLink
}
