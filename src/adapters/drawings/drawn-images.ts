import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { ImageShelf } from '../../domain/files/image-shelf.ts'
import { isColour, shadesOf } from './shades.ts'

/** What each picture shows: which drawing, and in which colour when nobody asks for another. */
const Album = z.record(z.string(), z.strictObject({ drawing: z.string().regex(/^[a-z0-9-]+$/), colour: z.string() }))
type Album = z.infer<typeof Album>

/** A WhatsApp picture is a PNG or a JPEG, never an SVG. */
const PIXELS = 640
const PICTURE = /^([a-z0-9-]+)\/([a-z0-9-]+)\.png$/
const INK = /\{\{(main|dark|light|edge|back)\}\}/g

/**
 * Pictures drawn by us: `<album>/<name>.png` is looked up in `albums/<album>.json`, its drawing is filled with the shades
 * of a colour and made into a PNG. There are few drawings and colours, so each picture is made once and kept.
 */
export function drawnImages(folders: { albums: string; drawings: string }): ImageShelf {
  const albums = new Map<string, Promise<Album | null>>()
  const pictures = new Map<string, Promise<Buffer>>()
  const albumOf = (name: string) => remembered(albums, name, () => readAlbum(path.join(folders.albums, `${name}.json`)))
  const pictureOf = (drawing: string, colour: string) =>
    remembered(pictures, `${drawing} ${colour}`, async () =>
      rasterise(inked(await readFile(path.join(folders.drawings, `${drawing}.svg`), 'utf8'), colour)),
    )
  return {
    async find(_tenantId, wanted, colour) {
      const [, album = '', name = ''] = PICTURE.exec(wanted) ?? []
      const entry = album === '' ? undefined : (await albumOf(album))?.[name]
      if (entry === undefined) return null
      const bytes = await pictureOf(entry.drawing, colour !== null && isColour(colour) ? colour : entry.colour)
      return { contentType: 'image/png', sizeBytes: bytes.byteLength, open: () => Readable.from([bytes]) }
    },
  }
}

/** What failed is tried again the next time. */
function remembered<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  made.catch(() => known.delete(key))
  return made
}

async function readAlbum(file: string): Promise<Album | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Album.parse(JSON.parse(text))
}

function inked(svg: string, colour: string): string {
  const shades = new Map(Object.entries(shadesOf(colour)))
  return svg.replace(INK, (hole, ink: string) => shades.get(ink) ?? hole)
}

/** The renderer is native code: loaded with the first picture, by the process that serves it. */
async function rasterise(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(svg, { fitTo: { mode: 'width', value: PIXELS }, font: { loadSystemFonts: false } })
  return image.asPng()
}
