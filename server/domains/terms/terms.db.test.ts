import { beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { subscriptionConsents } from '#server/db/schema/subscription.ts'
import { mailTo } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { type Consent, myTerms } from './terms.rules.ts'

const version = '1.0'
type Code = Schema<'MyTermsCode'>

describeEngines('a member’s answers to the terms', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const answer = (session: string, termsCode: Code, agreedYn: 'Y' | 'N', edition = version) =>
    portal.call('answerTerms', { termsCode, version: edition, agreedYn }, { session })
  const answerTo = ({ list }: Schema<'MyTerms'>, termsCode: Code) =>
    list.find((each) => each.termsCode === termsCode)

  it('are stored with edition and time, one by one', async () => {
    const { session } = await confirmedMember(portal)
    expect(answerTo((await portal.call('listMyTerms', {}, { session })).data, 'SERVICE')).toMatchObject({
      agreedYn: 'N',
      answeredAt: null,
      dueYn: 'Y',
    })
    await answer(session, 'MARKETING', 'Y')
    portal.clock.pass(60)
    const { data } = await answer(session, 'MARKETING', 'N')
    expect(answerTo(data, 'MARKETING')).toMatchObject({
      agreedYn: 'N',
      answeredVersion: version,
      renewDate: null,
      dueYn: 'N',
    })
    expect(data.history.map(({ termsCode, agreedYn }) => [termsCode, agreedYn])).toEqual([
      ['MARKETING', 'N'],
      ['MARKETING', 'Y'],
    ])
    expect(data.history[0]).toMatchObject({ version, title: '광고성 정보 수신 동의' })
  })

  it('are stored once if the same answer is repeated', async () => {
    const { session, email } = await confirmedMember(portal)
    await Promise.all([answer(session, 'MARKETING', 'Y'), answer(session, 'MARKETING', 'Y')])
    expect((await answer(session, 'MARKETING', 'Y')).data.history).toHaveLength(1)
    expect(await mailTo(portal, email)).toMatchObject({
      subject: '[빗장] 광고성 정보 수신 동의 처리 결과입니다',
    })
    expect(
      portal.sentMails.filter(({ to, subject }) => to === email && subject.includes('광고성')),
    ).toHaveLength(1)
  })

  it('that consent to subscription news are withdrawn for all subscriptions at once, and a withdrawal is stored for each', async () => {
    const { db } = engine.database()
    const { session, memberId, email } = await confirmedMember(portal)
    const world = withdrawalWorld(
      () => portal,
      () => engine.database(),
    )
    const subscribe = async (state: 'ACTIVE' | 'REQUESTED' | 'ENDED', agreed: boolean) => {
      portal.clock.pass(60)
      const subscriptionId = await world.subscribe({ id: memberId }, state)
      await db.insert(subscriptionConsents).values({
        subscriptionId,
        termsCode: 'NEWS',
        version,
        agreed,
        answeredAt: portal.clock.now(),
      })
    }
    const myTermsAnswers = async () => (await portal.call('listMyTerms', {}, { session })).data
    const historyOf = ({ history }: Schema<'MyTerms'>) =>
      history.filter(({ termsCode }) => termsCode === 'NEWS').map(({ agreedYn }) => agreedYn)

    await subscribe('ENDED', true)
    expect(answerTo(await myTermsAnswers(), 'NEWS')).toBeUndefined()
    expect((await answer(session, 'NEWS', 'Y')).code).toBe(2102)
    await subscribe('ACTIVE', true)
    await subscribe('REQUESTED', false)
    expect(answerTo(await myTermsAnswers(), 'NEWS')).toMatchObject({
      title: '구독 소식 수신 동의',
      requiredYn: 'N',
      agreedYn: 'Y',
      answeredVersion: version,
      dueYn: 'N',
    })
    expect((await portal.call('getTermsEdition', { termsCode: 'NEWS', version })).data.body).toContain(
      '담당자의 이메일',
    )

    portal.clock.pass(60)
    const { data } = await answer(session, 'NEWS', 'N')
    expect(answerTo(data, 'NEWS')).toMatchObject({ agreedYn: 'N', dueYn: 'N' })
    expect(historyOf(data)).toEqual(['N', 'N', 'Y'])
    expect(await myTermsAnswers()).toEqual(data)
    expect(await mailTo(portal, email)).toMatchObject({
      subject: '[빗장] 구독 소식 수신 동의 처리 결과입니다',
    })

    // A later request has an answer of its own.
    await subscribe('REQUESTED', true)
    expect(answerTo(await myTermsAnswers(), 'NEWS')).toMatchObject({ agreedYn: 'Y' })
  })

  it('that consent to night messages are withdrawn together with the consent to advertising', async () => {
    const { session } = await confirmedMember(portal)
    expect((await answer(session, 'MARKETING_NIGHT', 'Y')).code).toBe(2303)
    await answer(session, 'MARKETING', 'Y')
    await answer(session, 'MARKETING_NIGHT', 'Y')
    const { data } = await answer(session, 'MARKETING', 'N')
    expect(answerTo(data, 'MARKETING_NIGHT')).toMatchObject({ agreedYn: 'N' })
    expect(data.history).toHaveLength(4)
  })

  it('cannot decline a required term, and cannot name another edition', async () => {
    const { session } = await confirmedMember(portal)
    expect((await answer(session, 'SERVICE', 'N')).code).toBe(2101)
    expect((await answer(session, 'SERVICE', 'Y', '0.9')).code).toBe(2102)
    expect((await portal.call('listMyTerms', {}, { session })).data.history).toEqual([])
  })

  it('that consent to advertising are requested again after two years', async () => {
    const { session, email } = await confirmedMember(portal)
    const renewDate = '2028-11-21'
    expect(answerTo((await answer(session, 'MARKETING', 'Y')).data, 'MARKETING')).toMatchObject({
      renewDate,
      dueYn: 'N',
    })
    const laterPortal = createPortal(engine.database())
    laterPortal.clock.pass((365 + 366) * 24 * 60 * 60 - 60 * 60)
    const laterSession = await laterPortal.logInFully(email, { confirmed: true })
    expect(
      answerTo((await laterPortal.call('listMyTerms', {}, { session: laterSession })).data, 'MARKETING'),
    ).toMatchObject({
      agreedYn: 'Y',
      renewDate,
      dueYn: 'Y',
    })
    const { data } = await laterPortal.call(
      'answerTerms',
      { termsCode: 'MARKETING', version, agreedYn: 'Y' },
      { session: laterSession },
    )
    expect(answerTo(data, 'MARKETING')).toMatchObject({ renewDate: '2030-11-21', dueYn: 'N' })
    expect(data.history).toHaveLength(2)
  })

  it('are not readable by other members', async () => {
    const [one, two] = [await confirmedMember(portal), await confirmedMember(portal)]
    await answer(one.session, 'MARKETING', 'Y')
    expect((await portal.call('listMyTerms', {}, { session: two.session })).data.history).toEqual([])
  })

  it('name an edition whose text is public', async () => {
    expect((await portal.call('getTermsEdition', { termsCode: 'MARKETING', version })).data).toMatchObject({
      title: '광고성 정보 수신 동의',
      requiredYn: 'N',
    })
    expect((await portal.call('getTermsEdition', { termsCode: 'MARKETING', version: '9.9' })).code).toBe(2304)
  })
})

describe('a new edition', () => {
  const termOf = (termsCode: Code, requiredYn: 'Y' | 'N') => ({
    termsCode,
    version: '2.0',
    title: '약관',
    requiredYn,
  })
  const formerAnswer = (termsCode: Code, agreed: boolean): Consent => ({
    termsCode,
    version,
    agreed,
    answeredAt: new Date('2026-06-01T00:00:00Z'),
  })
  const dueAnswers = (requiredYn: 'Y' | 'N', agreed: boolean, isStillAgreed = false) =>
    myTerms({
      terms: [termOf('SERVICE', requiredYn)],
      answers: [formerAnswer('SERVICE', agreed)],
      given: [],
      titleOf: () => '약관',
      isStillAgreed: () => isStillAgreed,
      nextOf: () => undefined,
      now: new Date('2026-11-21T00:00:00Z'),
    }).list[0]!.dueYn
  it('of a required term or of a consent needs a new answer', () => {
    expect(dueAnswers('Y', true)).toBe('Y')
    expect(dueAnswers('N', true)).toBe('Y')
  })

  it('needs no new answer while the earlier agreement is still valid', () =>
    expect(dueAnswers('Y', true, true)).toBe('N'))
  it('needs no new answer if the last edition was declined', () => expect(dueAnswers('N', false)).toBe('N'))
})
