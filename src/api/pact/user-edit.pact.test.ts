import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const session = 'Kw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const unconfirmed = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const confirmed = { ...unconfirmed, passwordCheckYn: 'Y' } as const
const [email, phoneNumber] = ['narae.new@solbaram.example', '01000007788']
const own = {
  email: 'narae.song@solbaram.example',
  name: '송나래',
  phoneNumber: '01000001234',
  companyName: '솔바람상회',
}
const more = { subEmail: null, deptName: '기획팀' }
const saved = { email, phoneNumber }
// The name of the company alone travels as it is.
const wire = (typed: Record<string, string | null>) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [
      name,
      text === null || name === 'companyName' ? text : encodeBase64(text),
    ]),
  )
const waits = { session, contactType: 'EMAIL', value: email } as const
const pending = { list: [{ contactType: 'EMAIL', value: personal(email) }] }

describe('updateUserInfo', () => {
  it('saves what the member says of themselves', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('updateUserInfo with nothing to prove')
      .withRequest(...calling('updateUserInfo', wire(own), session))
      .willRespondWith(...succeeding({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(own)).toEqual({ list: [] })
      }))

  it('leaves alone what is not said', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('updateUserInfo of the second address and the department alone')
      .withRequest(...calling('updateUserInfo', wire(more), session))
      .willRespondWith(...succeeding({ list: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(more)).toEqual({ list: [] })
      }))

  it('keeps another mail address and number for their codes', () =>
    given('a logged-in member', confirmed)
      .uponReceiving('updateUserInfo with another address and number')
      .withRequest(...calling('updateUserInfo', wire(saved), session))
      .willRespondWith(
        ...succeeding({
          list: [
            { contactType: 'EMAIL', value: personal(email) },
            { contactType: 'PHONE', value: personal(phoneNumber) },
          ],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateUserInfo(saved)).toEqual({
          list: [
            { contactType: 'EMAIL', value: email },
            { contactType: 'PHONE', value: phoneNumber },
          ],
        })
      }))

  it('asks for a fresh proof before another address', () =>
    given('a logged-in member', { ...confirmed, verifiedYn: 'N' })
      .uponReceiving('updateUserInfo with another address without a fresh proof')
      .withRequest(...calling('updateUserInfo', wire(saved), session))
      .willRespondWith(...refusing('verification.stale'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateUserInfo(saved), 'verification.stale'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('updateUserInfo from an unconfirmed member')
      .withRequest(...calling('updateUserInfo', wire(own), session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateUserInfo(own), 'password.unconfirmed'),
      ))
})

describe('listContactChanges', () => {
  it('says what waits for its code', () =>
    given('a contact that is to change', waits)
      .uponReceiving('listContactChanges from a member with another address')
      .withRequest(...calling('listContactChanges', {}, session))
      .willRespondWith(...succeeding(pending))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listContactChanges({})).toEqual({
          list: [{ contactType: 'EMAIL', value: email }],
        })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listContactChanges from an unconfirmed member')
      .withRequest(...calling('listContactChanges', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listContactChanges({}), 'password.unconfirmed'),
      ))
})
