const BLOCK = 512

/**
 * One file of a tar archive (ustar): its header and its bytes, filled up to whole blocks.
 * @param name at most 100 bytes
 */
export function tarEntry(name: string, bytes: Uint8Array, modifiedAt: Date): Buffer {
  const header = Buffer.alloc(BLOCK)
  const number = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  header.write(name, 0, 100)
  number(0o600, 100, 8)
  number(0, 108, 8)
  number(0, 116, 8)
  number(bytes.length, 124, 12)
  number(Math.floor(modifiedAt.getTime() / 1000), 136, 12)
  header.fill(' ', 148, 156)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])
}

/** What ends an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK)
