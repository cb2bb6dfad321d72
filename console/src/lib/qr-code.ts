interface Size {
  version: number
  /** Bytes that it holds for content and its frame, in blocks of one length. */
  data: number
  blocks: number
  /** Bytes of each block that repair it. */
  repair: number
  /** Where the small squares stand, in both directions. */
  marks: readonly number[]
}

/** The sizes in which every block is as long as the others, at the lowest level of repair: a screen has no dirt on it. */
const SIZES: readonly Size[] = [
  { version: 1, data: 19, blocks: 1, repair: 7, marks: [] },
  { version: 2, data: 34, blocks: 1, repair: 10, marks: [6, 18] },
  { version: 3, data: 55, blocks: 1, repair: 15, marks: [6, 22] },
  { version: 4, data: 80, blocks: 1, repair: 20, marks: [6, 26] },
  { version: 5, data: 108, blocks: 1, repair: 26, marks: [6, 30] },
  { version: 6, data: 136, blocks: 2, repair: 18, marks: [6, 34] },
  { version: 7, data: 156, blocks: 2, repair: 20, marks: [6, 22, 38] },
  { version: 8, data: 194, blocks: 2, repair: 24, marks: [6, 24, 42] },
  { version: 9, data: 232, blocks: 2, repair: 30, marks: [6, 26, 46] },
]
/** Level L with mask 0, as the standard writes it. */
const FORMAT = 0b111011111000100

/**
 * A text of at most 230 bytes as a QR code (ISO/IEC 18004): rows of modules, true where it is dark.
 * Throws a `RangeError` for a longer one.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const size = SIZES.find(({ data }) => bytes.length + 2 <= data)
  if (!size) throw new RangeError(`${bytes.length} bytes do not fit`)
  const code = frameOf(size)
  write(code, interleave(framed(bytes, size.data), size))
  return code.map((row) => row.map((module) => module === true))
}

/** The bytes behind their kind (4) and number, filled up as the standard wants it. */
function framed(bytes: Uint8Array, room: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const whole = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  )
  return Array.from({ length: room }, (_, at) => whole[at] ?? ((at - whole.length) % 2 === 0 ? 0xec : 0x11))
}

function interleave(data: readonly number[], { blocks, repair }: Size): number[] {
  const length = data.length / blocks
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * length, (at + 1) * length))
  const repairs = parts.map((part) => remainder(part, repair))
  const across = (columns: readonly (readonly number[])[]) =>
    (columns[0] ?? []).flatMap((_, at) => columns.map((column) => column[at] ?? 0))
  return [...across(parts), ...across(repairs)]
}

/** Multiplication in the field of 256 elements that the standard takes (0x11d). */
function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** What is left of the data after division by the generator of that many roots: Reed and Solomon's repair. */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let root = 1, at = 0; at < degree; at++, root = times(root, 2)) {
    generator = [...generator, 0].map((factor, place) => factor ^ times(generator[place - 1] ?? 0, root))
  }
  const rest: number[] = new Array(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let at = 0; at < degree; at++) rest[at] = (rest[at] ?? 0) ^ times(generator[at + 1] ?? 0, factor)
  }
  return rest
}

/** Undefined where content goes. */
type Code = (boolean | undefined)[][]

/** Everything that stands in a code of this size whatever it says. */
function frameOf({ version, marks }: Size): Code {
  const side = 17 + 4 * version
  const code: Code = Array.from({ length: side }, () => new Array(side).fill(undefined))
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const line = code[row + down]
        if (line && column + across in line) {
          line[column + across] = dark(Math.max(Math.abs(down), Math.abs(across)))
        }
      }
    }
  }
  const far = side - 4
  for (let at = 8; at < side - 8; at++) {
    set(code, 6, at, at % 2 === 0)
    set(code, at, 6, at % 2 === 0)
  }
  for (const row of marks) {
    for (const column of marks) {
      const corner = (row === 6 && column !== 6 && column === marks.at(-1)) || (column === 6 && row === marks.at(-1))
      if (!corner && (row !== 6 || column !== 6)) square(row, column, 2, (ring) => ring !== 1)
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const) {
    square(row, column, 4, (ring) => ring !== 2 && ring !== 4)
  }
  setFormat(code, side)
  if (version >= 7) setVersion(code, side, version)
  return code
}

function set(code: Code, row: number, column: number, dark: boolean): void {
  const line = code[row]
  if (line) line[column] = dark
}

function setFormat(code: Code, side: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((FORMAT >> bit) & 1) === 1
    // Once around the first corner, once at the other two.
    const [row, column] = bit < 8 ? [bit < 6 ? bit : bit + 1, 8] : [8, bit === 8 ? 7 : 14 - bit]
    set(code, row, column, dark)
    if (bit < 8) set(code, 8, side - 1 - bit, dark)
    else set(code, side - 15 + bit, 8, dark)
  }
  set(code, side - 8, 8, true)
}

function setVersion(code: Code, side: number, version: number): void {
  let rest = version
  for (let bit = 0; bit < 12; bit++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1
    const [far, near] = [side - 11 + (bit % 3), Math.floor(bit / 3)]
    set(code, near, far, dark)
    set(code, far, near, dark)
  }
}

/** Content goes in pairs of columns from the right, up and down by turns, masked like a chessboard. */
function write(code: Code, bytes: readonly number[]): void {
  const side = code.length
  let at = 0
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let step = 0; step < side; step++) {
      const row = up ? side - 1 - step : step
      for (const column of [right, right - 1]) {
        if (code[row]?.[column] !== undefined) continue
        const dark = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
        set(code, row, column, dark !== ((row + column) % 2 === 0))
        at++
      }
    }
  }
}
