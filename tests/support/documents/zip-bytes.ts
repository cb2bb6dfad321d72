import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  content: string | Uint8Array
  /** What the directory says it unpacks to; the truth unless given. */
  declaredBytes?: number
}

/** An archive of these parts, each deflated. */
export function zipBytes(parts: readonly ZipPart[]): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const name = Buffer.from(part.name)
    const facts = factsOf(content, packed, part.declaredBytes ?? content.length, name)
    const local = Buffer.concat([Buffer.from('504b03041400', 'hex'), facts, name, packed])
    locals.push(local)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b010214001400', 'hex'), facts, tail, name]))
    offset += local.length
  }
  return new Uint8Array(Buffer.concat([...locals, ...directory, endOf(parts.length, Buffer.concat(directory), offset)]))
}

/** Flags, method, time, checksum, sizes and lengths: the same in both headers. */
function factsOf(content: Buffer, packed: Buffer, declaredBytes: number, name: Buffer): Buffer {
  const facts = Buffer.alloc(24)
  facts.writeUInt16LE(8, 2)
  facts.writeUInt32LE(crc32(content), 8)
  facts.writeUInt32LE(packed.length, 12)
  facts.writeUInt32LE(declaredBytes, 16)
  facts.writeUInt16LE(name.length, 20)
  return facts
}

function endOf(parts: number, directory: Buffer, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(parts, 8)
  end.writeUInt16LE(parts, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
