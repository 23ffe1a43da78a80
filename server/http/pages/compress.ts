import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  // An answer is compressed for one request only, so the level is chosen for speed: it takes a third of the time of
  // the best level and makes the answer a few percent larger.
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

/** Returns the supported encodings that an Accept-Encoding header accepts, the best one first. */
export function acceptedEncodings(accepted: string | string[] = ''): ('br' | 'gzip')[] {
  const acceptedNames = String(accepted)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
  return (['br', 'gzip'] as const).filter((name) =>
    acceptedNames.some((part) => part.split(';', 1)[0] === name),
  )
}

/** Compresses a text in the best of the accepted encodings; returns it uncompressed if none is supported. */
export async function compressText(
  text: string,
  accepted: string | string[] = '',
): Promise<{ body: Buffer | string; encoding?: string }> {
  const encoding = acceptedEncodings(accepted)[0]
  return encoding ? { body: await compressors[encoding](text), encoding } : { body: text }
}
