import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld, oneOf, personal, time } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { brandInput, ownRules, session, siteRefusals, usualHours } from './site.refusals.ts'
import { successesOf } from './successes.ts'

const { eachLike, integer, regex, string } = Matchers

const weekWords = {
  line: string('평일 오전 9시~오후 6시(점심시간 낮 12시~오후 1시 제외)'),
  lines: eachLike({
    days: string('평일'),
    hours: string('오전 9시~오후 6시'),
    pause: string('점심시간 낮 12시~오후 1시'),
  }),
  closed: string('주말과 공휴일'),
}

describe('getOperator', () => {
  it('returns the business that runs the portal', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('getOperator from anybody')
      .withRequest(...calling('getOperator', {}))
      .willRespondWith(
        ...successAnswer({
          operatorName: string('빗장 체험판'),
          representative: string('한가람'),
          businessNo: regex('^[0-9]{3}-[0-9]{2}-[0-9]{5}$', '999-00-00001'),
          mailOrderNo: string('제0000-체험-0000호'),
          hostName: null,
          officeAddress: string('서울특별시'),
          supportPhone: regex('^[0-9-]{8,15}$', '02-000-0000'),
          supportMail: string('help@bitjang.example'),
          privacyOfficer: string('한가람'),
          chargedMethods: eachLike({ paymentMethodCode: oneOf('C', 'A'), currency: oneOf('KRW', 'USD') }),
          brandName: string('빗장'),
          supportHours: null,
          legalFooter: null,
          closedDay: null,
          openingHours: { counsel: weekWords, support: weekWords },
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getOperator({})).toMatchObject({
          operatorName: '빗장 체험판',
          businessNo: '999-00-00001',
          brandName: '빗장',
        })
      }))
})

describe('getPrivacyPolicy', () => {
  it('returns the policy in force', () =>
    beginInteraction('a visitor', {})
      .uponReceiving('getPrivacyPolicy from anybody')
      .withRequest(...calling('getPrivacyPolicy', {}))
      .willRespondWith(
        ...successAnswer({
          title: string('개인정보 처리방침'),
          version: string('1.0'),
          effectiveDate: day('2026-03-02'),
          body: string('## 1. 처리하는 목적과 항목'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server).getPrivacyPolicy({})).toMatchObject({ title: '개인정보 처리방침' })
      }))
})

const succeeds = successesOf(session)

describe('getBrand', () => {
  it('returns the edited brand', () =>
    succeeds(
      beginInteraction('a brand that was edited', { session, version: 3 }).uponReceiving(
        'getBrand of the third version',
      ),
      'getBrand',
      {},
      {
        version: 3,
        brandName: string('빗장'),
        latinName: string('Bitjang'),
        senderName: string('빗장 알림'),
        supportHours: null,
        legalFooter: null,
        accentColor: regex('^#[0-9a-f]{6}$', '#0a6338'),
        logo: null,
        changedAt: time('2026-11-24T10:21:00+09:00'),
        byName: personal('송나래'),
      },
      { version: 3, senderName: '빗장 알림' },
    ))
})

describe('saveBrand', () => {
  it('saves the next version of the brand', () =>
    succeeds(
      beginInteraction('a brand that was edited', { session, version: 3 }).uponReceiving(
        'saveBrand of the third version',
      ),
      'saveBrand',
      brandInput,
      { version: 4, brandName: '빗장', latinName: null, senderName: '빗장 고객센터', accentColor: '#1a4b8c' },
      { version: 4, senderName: '빗장 고객센터', accentColor: '#1a4b8c' },
    ))
})

const savedRules = (version: number) => ({
  version,
  rules: ownRules,
  openCount: integer(3),
  changedAt: time('2026-11-24T10:21:00+09:00'),
  byName: personal('송나래'),
})

describe('getBillRules', () => {
  it('returns the edited rules', () =>
    succeeds(
      beginInteraction('rules of bills that were edited', { session, version: 3 }).uponReceiving(
        'getBillRules of the third version',
      ),
      'getBillRules',
      {},
      savedRules(3),
      { version: 3, rules: { retryDays: [1, 3, 5] } },
    ))
})

describe('saveBillRules', () => {
  it('saves the next version of the rules', () =>
    succeeds(
      beginInteraction('rules of bills that were edited', { session, version: 3 }).uponReceiving(
        'saveBillRules of the third version',
      ),
      'saveBillRules',
      { version: 3, rules: ownRules },
      savedRules(4),
      { version: 4, byName: '송나래' },
    ))
})

const at = '2026-11-21T10:21:00+09:00'
const failure = 'The registry of businesses answered 500.'
const connectionOf = (connection: string, setting: string) => ({ connection, settings: eachLike(setting) })

describe('listConnections', () => {
  it('returns the services with the last calls to them', () =>
    succeeds(
      beginInteraction('a service that does not answer', { session, failure }).uponReceiving(
        'listConnections with a service that does not answer',
      ),
      'listConnections',
      {},
      {
        list: [
          connectionOf('PAYMENT', 'TOSS_SECRET_KEY'),
          connectionOf('ACCOUNT', 'POPBILL_BANK_ACCOUNT'),
          connectionOf('TAX_INVOICE', 'POPBILL_LINK_ID'),
          connectionOf('CASH_RECEIPT', 'POPBILL_CASH_RECEIPTS'),
          {
            ...connectionOf('REGISTRY', 'NTS_SERVICE_KEY'),
            connectionState: 'TROUBLE',
            failingSince: time(at),
            lastSuccessAt: time(at),
            lastFailureAt: time(at),
            lastFailure: failure,
            templates: [],
          },
          connectionOf('MAIL', 'SMTP_URL'),
          connectionOf('SMS', 'SMS_FROM'),
          connectionOf('TALK', 'KAKAO_CHANNEL_ID'),
          connectionOf('FILES', 'FILES_URL'),
          connectionOf('SCANNER', 'CLAMD_URL'),
          connectionOf('ADDRESS', 'JUSO_API_KEY'),
        ],
      },
      {},
    ))
})

const homeTexts = eachLike({ key: string('questions.title'), text: string('자주 묻는 질문') })
const writtenTexts = (askedYn: 'Y' | 'N') =>
  beginInteraction('texts of the site that were edited', {
    session,
    version: askedYn === 'Y' ? 5 : 3,
    askedYn,
  })
const editions = eachLike({
  version: integer(3),
  changedAt: time('2026-11-24T10:21:00+09:00'),
  byName: personal('송나래'),
})

describe('getSiteTexts', () => {
  it('returns the texts that the operator has written', () =>
    writtenTexts('N')
      .uponReceiving('getSiteTexts of a page with one')
      .withRequest(...calling('getSiteTexts', { page: 'home' }))
      .willRespondWith(...successAnswer({ texts: homeTexts, questions: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server).getSiteTexts({ page: 'home' })).toMatchObject({ questions: null })
      }))

  it('returns the questions that the operator has written', () =>
    writtenTexts('Y')
      .uponReceiving('getSiteTexts of a page with questions')
      .withRequest(...calling('getSiteTexts', { page: 'home' }))
      .willRespondWith(
        ...successAnswer({
          texts: homeTexts,
          questions: eachLike({
            title: string('체험이 끝나면 어떻게 되나요?'),
            text: string('청구하지 않습니다.'),
          }),
        }),
      )
      .executeTest(async (server) => {
        const { questions } = await apiOf(server).getSiteTexts({ page: 'home' })
        expect(questions?.[0]?.text).toBe('청구하지 않습니다.')
      }))
})

describe('getSiteEdition', () => {
  it('returns the edited texts', () =>
    succeeds(
      writtenTexts('N').uponReceiving('getSiteEdition of the last version'),
      'getSiteEdition',
      { page: 'home', version: null },
      { page: 'home', version: 3, shownVersion: 3, texts: homeTexts, questions: null, editions },
      { version: 3, shownVersion: 3 },
    ))
})

describe('getSiteEdition with questions', () => {
  it('returns the questions', () =>
    succeeds(
      writtenTexts('Y').uponReceiving('getSiteEdition of a version with questions'),
      'getSiteEdition',
      { page: 'home', version: null },
      {
        version: 5,
        texts: homeTexts,
        questions: eachLike({
          title: string('체험이 끝나면 어떻게 되나요?'),
          text: string('청구하지 않습니다.'),
        }),
      },
      { version: 5 },
    ))
})

describe('saveSiteEdition', () => {
  it('saves the next version of the texts', () =>
    succeeds(
      writtenTexts('N').uponReceiving('saveSiteEdition of the third version'),
      'saveSiteEdition',
      { page: 'home', version: 3, texts: [], questions: null },
      { page: 'home', version: 4, shownVersion: 4, texts: [], questions: null, editions },
      { version: 4, editions: [{ byName: '송나래' }] },
    ))
})

const savedHours = (version: number) => ({
  version,
  hours: usualHours,
  booked: eachLike({
    weekday: oneOf('mon', 'tue', 'wed', 'thu', 'fri'),
    startsAt: string('16:30'),
    count: integer(1),
  }),
  changedAt: time('2026-11-24T10:21:00+09:00'),
  byName: personal('송나래'),
})

describe('getOpeningHours', () => {
  it('returns the edited opening hours', () =>
    succeeds(
      beginInteraction('opening hours that were edited', { session, version: 3 }).uponReceiving(
        'getOpeningHours of the third version',
      ),
      'getOpeningHours',
      {},
      savedHours(3),
      { version: 3, hours: { counsel: { sat: null } } },
    ))
})

describe('saveOpeningHours', () => {
  it('saves the next version of the opening hours', () =>
    succeeds(
      beginInteraction('opening hours that were edited', { session, version: 3 }).uponReceiving(
        'saveOpeningHours of the third version',
      ),
      'saveOpeningHours',
      { version: 3, hours: usualHours },
      savedHours(4),
      { version: 4, byName: '송나래' },
    ))
})

const own = {
  date: day('2026-12-31'),
  name: '창립기념일',
  bookedCount: 0,
  byName: personal('송나래'),
}
const publicHolidays = eachLike({ date: day('2027-01-01'), name: string('1월 1일') })
const daysWorld = 'days on which the operator is closed'

describe('listHolidays', () => {
  it('returns the closed days and the public holidays', () =>
    succeeds(
      beginInteraction(daysWorld, { session, closedYn: 'Y' }).uponReceiving('listHolidays with a closed day'),
      'listHolidays',
      {},
      { own: [own], public: publicHolidays },
      { own: [{ name: '창립기념일', byName: '송나래' }] },
    ))
})

describe('addHoliday', () => {
  it('closes a day', () =>
    succeeds(
      beginInteraction(daysWorld, { session, closedYn: 'N' }).uponReceiving('addHoliday of a business day'),
      'addHoliday',
      { date: '2026-12-31', name: '창립기념일' },
      { own: [own], public: publicHolidays },
      { own: [{ name: '창립기념일' }] },
      { date: fromWorld('date', '2026-12-31'), name: '창립기념일' },
    ))
})

describe('removeHoliday', () => {
  it('opens a closed day again', () =>
    succeeds(
      beginInteraction(daysWorld, { session, closedYn: 'Y' }).uponReceiving('removeHoliday of a closed day'),
      'removeHoliday',
      { date: '2026-12-31' },
      { own: [], public: publicHolidays },
      { own: [] },
      { date: fromWorld('date', '2026-12-31') },
    ))
})

describeRefusals(siteRefusals)
