import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1024, '1 KB'],
  [1025, '2 KB'],
  [184_320, '180 KB'],
  [1_047_552, '1023 KB'],
  [1_048_576, '1 MB'],
  [1_048_577, '1.1 MB'],
  [1_433_600, '1.4 MB'],
  [10_485_760, '10 MB'],
  [2_147_483_648, '2,048 MB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a valid file size', (bytes) => {
  expect(() => formatFileSize(bytes)).toThrow(RangeError)
})
