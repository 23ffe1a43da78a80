import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  confirmedSession,
  editedContact,
  email,
  phoneNumber,
  session,
  userEditRefusals,
} from './user-edit.refusals.ts'

const own = {
  email: 'narae.song@solbaram.example',
  name: '송나래',
  phoneNumber: '01000001234',
  companyName: '솔바람상회',
}
const otherFields = { subEmail: null, deptName: '기획팀' }
// Encodes the fields as they are sent; only the name of the company is not encoded.
const toWire = (typed: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      text === null || name === 'companyName' ? text : encodeBase64(text),
    ]),
  )
const waitingParams = { session, contactType: 'EMAIL', value: email } as const
const pendingChanges = { list: [{ contactType: 'EMAIL', value: personal(email) }] }

describe('updateUserInfo', () => {
  it("saves the member's changes", () =>
    beginInteraction('a logged-in member', confirmedSession)
      .uponReceiving('updateUserInfo with nothing to prove')
      .withRequest(...calling('updateUserInfo', toWire(own), session))
      .willRespondWith(...successAnswer({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(own)).toEqual({ list: [] })
      }))

  it('leaves missing fields unchanged', () =>
    beginInteraction('a logged-in member', confirmedSession)
      .uponReceiving('updateUserInfo of the second address and the department alone')
      .withRequest(...calling('updateUserInfo', toWire(otherFields), session))
      .willRespondWith(...successAnswer({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(otherFields)).toEqual({ list: [] })
      }))

  it('does not apply a new mail address or number until its code is entered', () =>
    beginInteraction('a logged-in member', confirmedSession)
      .uponReceiving('updateUserInfo with another address and number')
      .withRequest(...calling('updateUserInfo', toWire(editedContact), session))
      .willRespondWith(
        ...successAnswer({
          list: [
            { contactType: 'EMAIL', value: personal(email) },
            { contactType: 'PHONE', value: personal(phoneNumber) },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(editedContact)).toEqual({
          list: [
            { contactType: 'EMAIL', value: email },
            { contactType: 'PHONE', value: phoneNumber },
          ],
        })
      }))
})

describe('listContactChanges', () => {
  it('returns the changes that wait for a code', () =>
    beginInteraction('a contact that is to change', waitingParams)
      .uponReceiving('listContactChanges from a member with another address')
      .withRequest(...calling('listContactChanges', {}, session))
      .willRespondWith(...successAnswer(pendingChanges))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listContactChanges({})).toEqual({
          list: [{ contactType: 'EMAIL', value: email }],
        })
      }))
})

describeRefusals(userEditRefusals)
