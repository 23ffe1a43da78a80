import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal } from './matchers.ts'
import { apiOf, beginInteraction, sendingForm, successAnswer } from './pact.ts'
import { picture, uploadRefusals } from './upload.refusals.ts'

const { integer, regex } = Matchers
const fileId = 'Uk3xVn8QzWc1LyTb6HmPg5JdSe0FaUo2IiKt9XqNvBw'

describe('uploadFile', () => {
  it('stores a file for a form to use', async () =>
    beginInteraction('a caller who has sent little', {})
      .uponReceiving('uploadFile of a picture')
      .withRequest(...(await sendingForm('uploadFile', picture)))
      .willRespondWith(
        ...successAnswer({
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
})

describeRefusals(uploadRefusals)
