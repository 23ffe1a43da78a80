import type { Input } from '#contract/operation.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

// Creates a PNG image of one grey pixel, with its own header or with a header that claims more than the allowed size.
const png = (header: string) =>
  Buffer.from(
    `89504e470d0a1a0a0000000d49484452${header}0000000a4944415478da6360000000020001e527defc0000000049454e44ae426082`,
    'hex',
  )
const smallImage = png('000000010000000108000000003a7e9b55')
const hugeImage = png('0001000000010000080000000049ef6f3f')
const sentFile = (
  content: Buffer,
  name: string,
  purpose: 'inquiry' | 'post' = 'inquiry',
): Input<'uploadFile'> => ({
  purpose,
  file: new File([new Uint8Array(content)], name, { type: 'image/png' }),
})
export const picture = sentFile(smallImage, '인증 화면.png')

export const uploadRefusals = {
  uploadFile: {
    given: worldOf('a caller who has sent little', {}),
    body: picture,
    refused: {
      'upload.unsupported': { when: 'of a page', body: sentFile(Buffer.from('<!doctype html>'), '화면.png') },
      'upload.tooLarge': { when: 'of too large a picture', body: sentFile(hugeImage, '화면.png') },
      'upload.damaged': { when: 'of half a picture', body: sentFile(smallImage.subarray(0, 40), '화면.png') },
      'upload.tooMany': {
        when: 'too often',
        given: worldOf('an address that uploaded often', {}),
        data: { retryAfterSeconds: 3600 },
      },
      'role.missing': {
        when: 'for a post from a visitor',
        given: worldOf('a visitor', {}),
        body: sentFile(smallImage, '안내.png', 'post'),
      },
    },
  },
} satisfies Partial<RefusalTable>
