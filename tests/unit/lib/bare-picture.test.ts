import { describe, expect, it } from 'vitest'
import { barePicture } from '../../../src/lib/bare-picture.ts'

const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

function pngChunk(name: string, data: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(name + data, 'latin1'), Buffer.alloc(4)])
}

function webpChunk(name: string, data: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, Buffer.from(data, 'latin1'), Buffer.alloc(data.length % 2)])
}

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

describe('a picture without what it says beside its picture', () => {
  it('is a PNG of its picture and colours, and of nothing that hangs behind its end', () => {
    const shown = [pngChunk('IHDR', 'head'), pngChunk('IDAT', 'pixels'), pngChunk('IEND', '')]
    const [head, pixels, end] = shown
    const whole = [
      PNG,
      head,
      pngChunk('eXIf', 'GPS'),
      pngChunk('tEXt', 'Author\0Amina'),
      pixels,
      end,
      Buffer.from('more'),
    ]
    expect(Buffer.from(barePicture('image/png', Buffer.concat(whole.flatMap((part) => part ?? []))))).toEqual(
      Buffer.concat([PNG, ...shown]),
    )
  })

  it('is a WebP whose head says that there is nothing else', () => {
    const whole = webp(
      webpChunk('VP8X', '\u001cxxxyyyzzz'),
      webpChunk('VP8 ', 'pix'),
      webpChunk('EXIF', 'GPS'),
      webpChunk('XMP ', '<x/>'),
    )
    const bare = webp(webpChunk('VP8X', '\u0010xxxyyyzzz'), webpChunk('VP8 ', 'pix'))
    expect(Buffer.from(barePicture('image/webp', whole))).toEqual(bare)
  })

  it.each([
    ['image/png', Buffer.concat([PNG, pngChunk('IDAT', 'pixels').subarray(0, 9)])],
    ['image/png', Buffer.concat([PNG, Buffer.from('ffffffff49444154', 'hex'), Buffer.alloc(8)])],
    ['image/webp', webp(webpChunk('VP8 ', 'pixels')).subarray(0, 22)],
    ['image/gif', Buffer.from('GIF89a')],
  ])('is as it came where %s is cut short or of another kind', (type, bytes) => {
    expect(Buffer.from(barePicture(type, bytes))).toEqual(Buffer.from(bytes))
  })
})
