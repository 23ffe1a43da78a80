import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  // An answer is compressed for one request, so the level is chosen for speed: a third of the best level's time costs
  // a few percent of size.
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

/** The supported encodings that an Accept-Encoding header accepts, the best one first. */
export function acceptedEncodings(accepted: string | string[] = ''): ('br' | 'gzip')[] {
  const names = String(accepted)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
  return (['br', 'gzip'] as const).filter((name) => names.some((part) => part.split(';', 1)[0] === name))
}

/** Compresses a text in the best of the accepted encodings; returns it uncompressed if none is supported. */
export async function compressText(
  text: string,
  accepted: string | string[] = '',
): Promise<{ body: Buffer | string; encoding?: string }> {
  const encoding = acceptedEncodings(accepted)[0]
  return encoding ? { body: await compressors[encoding](text), encoding } : { body: text }
}
