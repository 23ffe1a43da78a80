import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'
import { KIB, MIB } from '#domain/bytes.ts'
import { checkPixels } from './picture-size.ts'
import { UploadRefused } from './suspicious.ts'

export type PngHeader = { width: number; height: number; bitsPerPixel: number; isInterlaced: boolean }

/** The samples per pixel and the allowed depths, by colour type (W3C PNG 3, table 8). */
const colours = new Map([
  [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
  [2, { samples: 3, depths: [8, 16] }],
  [3, { samples: 1, depths: [1, 2, 4, 8] }],
  [4, { samples: 2, depths: [8, 16] }],
  [6, { samples: 4, depths: [8, 16] }],
])
/** The start positions and step widths of the seven passes of Adam7 (section 8.1). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** The maximum size of a colour profile; those of printers have up to three megabytes. */
const MAX_PROFILE = 4 * MIB
const CHUNK = 256 * KIB

/**
 * Reads the header of a PNG (section 11.2.1). Throws `upload.damaged` for a wrong value, `upload.tooLarge` for too
 * many pixels.
 */
export function readPngHeader(data: Buffer): PngHeader {
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [depth, colour, compression, filter, interlace] = data.subarray(8) as unknown as number[]
  const { samples, depths } = colours.get(colour!) ?? { samples: 0, depths: [] }
  if (!depths.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1)
    throw new UploadRefused('upload.damaged')
  checkPixels({ width, height })
  return { width, height, bitsPerPixel: depth! * samples, isInterlaced: interlace === 1 }
}

/** The number of bytes in the rows of an image, including the filter byte of each row (sections 7.2 and 9). */
function bytesOf({ width, height, bitsPerPixel, isInterlaced }: PngHeader): number {
  const rows = (columns: number, lines: number) =>
    columns > 0 ? lines * (1 + Math.ceil((columns * bitsPerPixel) / 8)) : 0
  if (!isInterlaced) return rows(width, height)
  return passes
    .map(([x, y, right, down]) =>
      rows(Math.ceil((width - x) / right), Math.max(0, Math.ceil((height - y) / down))),
    )
    .reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Decompresses the pixels of a PNG outside the event loop, without storing them, and compares their number
 * with the header. Rejects with `upload.unsupported` for more pixels or any data after them, and with
 * `upload.damaged` for fewer or none.
 */
export async function checkPngPixels(header: PngHeader, packed: readonly Buffer[]): Promise<void> {
  const declaredBytes = bytesOf(header)
  if ((await unfoldedBytes(Buffer.concat(packed), declaredBytes)) < declaredBytes)
    throw new UploadRefused('upload.damaged')
}

/**
 * Decompresses the colour profile of a PNG (section 11.3.2.3). Rejects, as for the pixels, if it is too large
 * or is followed by other data.
 */
export async function checkPngProfile(data: Buffer): Promise<void> {
  const name = data.indexOf(0)
  if (name < 1 || data[name + 1] !== 0) throw new UploadRefused('upload.damaged')
  await unfoldedBytes(data.subarray(name + 2), MAX_PROFILE)
}

async function unfoldedBytes(packed: Buffer, most: number): Promise<number> {
  const inflate = createInflate({ chunkSize: CHUNK })
  let bytes = 0
  inflate.end(packed)
  try {
    await pipeline(inflate, async (unfolded: AsyncIterable<Buffer>) => {
      for await (const { length } of unfolded) {
        bytes += length
        if (bytes > most) throw new UploadRefused('upload.unsupported')
      }
    })
  } catch (error) {
    throw error instanceof UploadRefused ? error : new UploadRefused('upload.damaged')
  }
  if (inflate.bytesWritten < packed.length) throw new UploadRefused('upload.unsupported')
  return bytes
}
