import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import {
  contactCodeSent,
  phoneParams,
  rightCode,
  sendCodeBody,
  session,
  userContactRefusals,
} from './user-contact.refusals.ts'

const { integer } = Matchers
const mailParams = { session, contactType: 'EMAIL', value: 'narae.new@solbaram.example' } as const
const times = { expiresInSeconds: integer(180), resendInSeconds: integer(30) }

describe('sendContactCode', () => {
  it('sends a code by text message', () =>
    beginInteraction('a contact that is to change', phoneParams)
      .uponReceiving('sendContactCode to another number')
      .withRequest(...calling('sendContactCode', sendCodeBody, session))
      .willRespondWith(...successAnswer(times))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendContactCode(sendCodeBody)).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))

  it('sends a code by mail', () =>
    beginInteraction('a contact that is to change', mailParams)
      .uponReceiving('sendContactCode to another address')
      .withRequest(...calling('sendContactCode', { contactType: 'EMAIL' }, session))
      .willRespondWith(...successAnswer(times))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).sendContactCode({ contactType: 'EMAIL' })).toEqual({
          expiresInSeconds: 180,
          resendInSeconds: 30,
        })
      }))
})

describe('verifyContactCode', () => {
  it('replaces the old number by the verified one', () =>
    beginInteraction('a contact that waits for its code', { ...phoneParams, ...contactCodeSent })
      .uponReceiving('verifyContactCode with the right code')
      .withRequest(...calling('verifyContactCode', rightCode, session))
      .willRespondWith(
        ...successAnswer({
          email: personal('narae.song@solbaram.example'),
          name: personal('송나래'),
          phoneNumber: personal(phoneParams.value),
          subEmail: personal('narae@pyeonji.example'),
          companyName: personal('솔바람상회 주식회사'),
          deptName: personal('총무팀'),
          joinedAt: time('2026-03-02T09:00:00+09:00'),
          subscribeYn: yn('N'),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).verifyContactCode(rightCode)).phoneNumber).toBe(
          phoneParams.value,
        )
      }))
})

describeRefusals(userContactRefusals)
