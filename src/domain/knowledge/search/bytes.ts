const DECODER = new TextDecoder('utf-8', { fatal: true })
const ENCODER = new TextEncoder()

/** Writes whole numbers in as few bytes as they need, and texts with their length. */
export class ByteWriter {
  private bytes = new Uint8Array(1_024)
  private length = 0

  number(value: number): void {
    this.room(5)
    while (value > 127) {
      this.bytes[this.length++] = (value & 127) | 128
      value >>>= 7
    }
    this.bytes[this.length++] = value
  }

  text(value: string): void {
    this.run(ENCODER.encode(value))
  }

  /** Bytes with their number in front. */
  run(bytes: Uint8Array): void {
    this.number(bytes.length)
    this.raw(bytes)
  }

  raw(bytes: Uint8Array): void {
    this.room(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  written(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    grown.set(this.bytes)
    this.bytes = grown
  }
}

/** Reads what a ByteWriter wrote. Throws RangeError where the bytes end too early. */
export class ByteReader {
  at: number
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  number(): number {
    let value = 0
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++]
      if (byte === undefined) break
      value |= (byte & 127) << shift
      if (byte < 128) return value >>> 0
    }
    throw new RangeError('a number of a segment does not end')
  }

  text(): string {
    return DECODER.decode(this.run())
  }

  run(): Uint8Array {
    return this.raw(this.number())
  }

  raw(length: number): Uint8Array {
    const end = this.at + length
    if (end > this.bytes.length) throw new RangeError('a segment ends too early')
    const run = this.bytes.subarray(this.at, end)
    this.at = end
    return run
  }

  skip(): void {
    this.raw(this.number())
  }
}
