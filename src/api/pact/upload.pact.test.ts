import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { personal } from './matchers.ts'
import { apiOf, expectRefusal, given, refusing, sendingForm, succeeding } from './pact.ts'

const { integer, regex } = Matchers
const fileId = 'Uk3xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'

// A picture of one grey pixel, and the same one said to be larger than may be shown.
const png = (header: string) =>
  Buffer.from(
    `89504e470d0a1a0a0000000d49484452${header}0000000a4944415478da6360000000020001e527defc0000000049454e44ae426082`,
    'hex',
  )
const small = png('000000010000000108000000003a7e9b55')
const huge = png('0001000000010000080000000049ef6f3f')
const sent = (
  content: Buffer,
  name: string,
  purpose: 'inquiry' | 'post' = 'inquiry',
): Input<'uploadFile'> => ({
  purpose,
  file: new File([new Uint8Array(content)], name, { type: 'image/png' }),
})
const picture = sent(small, '인증 화면.png')

describe('uploadFile', () => {
  it('takes a file in for the form that names it', async () =>
    given('a caller who has sent little', {})
      .uponReceiving('uploadFile of a picture')
      .withRequest(...(await sendingForm('uploadFile', picture)))
      .willRespondWith(
        ...succeeding({
          fileId: regex('^[A-Za-z0-9_-]{43}$', fileId),
          fileName: personal('인증 화면.png'),
          contentType: 'image/png',
          size: integer(67),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).uploadFile(picture)).toEqual({
          fileId,
          fileName: '인증 화면.png',
          contentType: 'image/png',
          size: 67,
        })
      }))

  it('refuses what it does not take', async () => {
    const page = sent(Buffer.from('<!doctype html>'), '화면.png')
    return given('a caller who has sent little', {})
      .uponReceiving('uploadFile of a page')
      .withRequest(...(await sendingForm('uploadFile', page)))
      .willRespondWith(...refusing('upload.unsupported'))
      .executeTest((server) => expectRefusal(apiOf(server).uploadFile(page), 'upload.unsupported'))
  })

  it('refuses what is too large', async () => {
    const large = sent(huge, '화면.png')
    return given('a caller who has sent little', {})
      .uponReceiving('uploadFile of too large a picture')
      .withRequest(...(await sendingForm('uploadFile', large)))
      .willRespondWith(...refusing('upload.tooLarge'))
      .executeTest((server) => expectRefusal(apiOf(server).uploadFile(large), 'upload.tooLarge'))
  })

  it('refuses what is broken', async () => {
    const half = sent(small.subarray(0, 40), '화면.png')
    return given('a caller who has sent little', {})
      .uponReceiving('uploadFile of half a picture')
      .withRequest(...(await sendingForm('uploadFile', half)))
      .willRespondWith(...refusing('upload.damaged'))
      .executeTest((server) => expectRefusal(apiOf(server).uploadFile(half), 'upload.damaged'))
  })

  it('is limited', async () =>
    given('an address that uploaded often', {})
      .uponReceiving('uploadFile too often')
      .withRequest(...(await sendingForm('uploadFile', picture)))
      .willRespondWith(...refusing('upload.tooMany', { retryAfterSeconds: 3600 }))
      .executeTest((server) =>
        expectRefusal(apiOf(server).uploadFile(picture), 'upload.tooMany', { retryAfterSeconds: 3600 }),
      ))

  it('takes files for posts from the staff alone', async () => {
    const post = sent(small, '안내.png', 'post')
    return given('a visitor', {})
      .uponReceiving('uploadFile for a post from a visitor')
      .withRequest(...(await sendingForm('uploadFile', post)))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).uploadFile(post), 'role.missing'))
  })
})
