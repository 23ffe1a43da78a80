import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { callsOfFrame } from '../support/page-calls.ts'

/* Rules for the effects of all actions, checked on the recorded files, so that a new page is checked as well. */

const FOLDER = 'tests/acts/pages'
type Act = { file: string; title: string; last: string; text: string; parts: Map<string, string[]> }

/** Returns the recorded lines of an action, grouped by heading. */
function partsOf(lines: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  let own: string[] = []
  for (const line of lines)
    if (/^ \S/.test(line)) parts.set(line.trim(), (own = parts.get(line.trim()) ?? []))
    else own.push(line.trim())
  return parts
}

const acts: Act[] = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split(/\n\n(?=# )/)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.split('\n')
      return {
        file: file.replace(/\.txt$/, ''),
        title: `${file}: ${title.slice(2)}`,
        last: title.split(/^# | › /).at(-1)!,
        text,
        parts: partsOf(lines),
      }
    }),
)

const callsIn = (act: Act, part: string) =>
  (act.parts.get(part) ?? []).map((line) => line.split(' ')[0]!).filter((id) => id in operationTable)
/** Calls of the layout around the pages: the layout loads the counts of the menus after every navigation. */
const layoutCalls = new Set<string>(callsOfFrame)
const isReading = (id: string) => /^(?:get|list|count|search|find|estimate|preview|check)/.test(id)

/** Operations whose result is visible in their answer, in a file, or in the next step of their flow. */
const shownByAnswer = new Set([
  'changePassword',
  'closeInquiry',
  'compareTermsEdition',
  'downloadBill',
  'exportAdminAccessGrants',
  'exportAdminBills',
  'exportAdminCompanies',
  'exportBooks',
  'exportAdminInquiries',
  'exportAuditRecords',
  'exportBills',
  'holdCounselSlot',
  'makeRecoveryCodes',
  // The window of the payment service replaces the page.
  'openCardWindow',
  // After saving the brand the whole page is reloaded.
  'saveBrand',
  'sendContactCode',
  'sendSignupCode',
  'sendSignupMail',
  'sendVerificationCode',
  'startMfaEnrolment',
  'startPasskeyLogin',
  'startPasskeyRegistration',
  'startPasswordReset',
  'startVerification',
  'startWithdrawalProof',
  'testAppScim',
  'uploadFile',
  'verifyAuditRecords',
])

/**
 * The forms that can be left without a confirmation although they contain typed text, by the reason: the page and the
 * submit button of each form.
 */
const leftUnasked: Record<string, readonly string[]> = {
  'a choice, without typed text': [
    'admin-staff 저장',
    'inquiry-counsel-reservation 다음',
    'trial 14일 체험 시작하기',
    'trial-done 14일 체험 시작하기',
  ],
  'a code, which is valid once and for minutes': [
    'auth-login-bakother 확인하기',
    'auth-login-mfa 확인하기',
    'auth-login-other 확인하기',
    'auth-reset-password 인증 번호 받기',
    'auth-reset-password 확인하기',
    'my-member-mailverify 확인하기',
    'my-member-withdraw-identity 확인하기',
  ],
  'a login: a password is stored nowhere, and the mail address is filled in by the browser': [
    'auth-login 로그인하기',
    'auth-login-bakother 로그인하기',
    'auth-login-mfa 로그인하기',
    'auth-login-other 로그인하기',
    'auth-signup-done 로그인하기',
  ],
  'a password, which is stored nowhere': [
    'my-member-edit 비밀번호 바꾸기',
    'my-member-withdraw 다음',
    'my-member-withdraw-done 다음',
    'my-member-withdraw-identity 다음',
    'my-member-withdraw-reason 다음',
    'my-password_check 확인하기',
  ],
  'a search, whose words are in the address once it is sent': ['admin-audit 검색하기'],
  'numbers that are in the address once they are calculated': [
    'service-plan type and leave: nothing',
    'subscription 계산하기',
    'subscription-done 계산하기',
    'subscription-request 계산하기',
    'subscription-terms 계산하기',
  ],
  'one date, number or name': [
    ...[
      'admin-abnormal',
      'admin-approval',
      'admin-approval-decided',
      'admin-apps',
      'admin-audit',
      'admin-bill',
      'admin-company',
      'admin-company-member',
      'admin-delegation',
      'admin-deposit',
      'admin-inquiry',
      'admin-member',
      'admin-notice',
      'admin-settlement',
      'admin-subscription',
      'my-bill',
      'my-inquiry',
      'my-subscription',
    ].map((list) => `${list} 저장하기`),
    'admin-apps-detail 정책 저장하기',
    'admin-apps-detail 주소와 비밀 값 바꾸기',
    'admin-apps-detail 추가하기',
    'admin-subscription-detail 신청 승인하기',
    'my-mfa 등록하기',
    'my-mfa 저장하기',
    'my-mfa-enrol 다음',
  ],
  'the first steps of a sign-up, which are stored as they are sent': [
    'auth-signup 다음',
    'auth-signup 동의하고 계속',
    'auth-signup-identity 동의하고 계속',
    'auth-signup-terms-terms 다음',
    'auth-signup-terms-terms 동의하고 계속',
  ],
  'the number and the mail address by which one thing is found': [
    'admin-apps-detail 답 확인하기',
    'admin-company-merge 찾기',
    'inquiry-counsel-find 예약 조회하기',
    'inquiry-find 조회하기',
  ],
}

it('the files record actions of every kind', () => {
  expect(acts.length).toBeGreaterThan(500)
  for (const kind of ['fill and send: ', 'type and leave: '])
    expect(acts.filter(({ last }) => last.startsWith(kind)).length).toBeGreaterThan(30)
})

it('a second press of a button makes no call while the call of the first press is in progress', () =>
  expect(
    acts
      .filter((act) => callsIn(act, 'pressed again, asks for').some((id) => !layoutCalls.has(id)))
      .map(({ title }) => title),
  ).toEqual([]))

it('a form is not sent before its uploads have finished', () => {
  const withFiles = acts.filter((act) => callsIn(act, 'asks for').includes('uploadFile'))
  expect(withFiles.length).toBeGreaterThan(3)
  const sentTooEarly = withFiles.filter((act) => callsIn(act, 'asks for').some((id) => id !== 'uploadFile'))
  expect(sentTooEarly.map(({ title }) => title)).toEqual([])
})

it('after an action that changes data, the page loads its data again or is left', () => {
  const changingActs = acts.filter((act) => callsIn(act, 'asks for').some((id) => !isReading(id)))
  expect(changingActs.length).toBeGreaterThan(50)
  const withoutReload = changingActs.filter(
    (act) =>
      !callsIn(act, 'then asks for').some(isReading) &&
      !/^ {2}leads to/m.test(act.text.split(/\n where it (?:fails|has changed)/)[0]!) &&
      !callsIn(act, 'asks for').every((id) => shownByAnswer.has(id) || isReading(id)),
  )
  expect(withoutReload.map(({ title }) => title)).toEqual([])
})

it('a form with typed text asks for confirmation before the page is left, and a closed dialog still contains the text when it is opened again', () => {
  const leftForms = acts.filter(({ last }) => last.startsWith('type and leave: '))
  const leftWithoutQuestion = leftForms.filter(
    ({ text }) => !text.includes('role=alertdialog') && !text.includes('opened again, it has the text'),
  )
  const buttons = leftWithoutQuestion.map(
    ({ file, last }) => `${file} ${last.replace(/^type and leave: \w+ /, '')}`,
  )
  expect([...new Set(buttons)].toSorted()).toEqual(Object.values(leftUnasked).flat().toSorted())
})

it('the button that declines a question is 취소, or 돌아가기 if the other button cancels something', () => {
  const questions = acts.flatMap(({ title, text }) =>
    text
      .split(/^ {2}\+ <div role=alertdialog.*\n/m)
      .slice(1)
      .map((after) => ({
        title,
        words: [...after.split(/^(?! {2}\+)/m)[0]!.matchAll(/<button type=button> (.*)/g)].map(
          ([, word = '']) => word,
        ),
      })),
  )
  const confirmations = questions.filter(({ words }) => words.length > 1)
  expect(confirmations.length).toBeGreaterThan(50)
  const wronglyLabelled = confirmations.filter(
    ({ words: [way = '', answer = ''] }) =>
      way === '닫기' ||
      (way === '취소' && /취소(?:하기)?$/.test(answer)) ||
      (way === '돌아가기' && !answer.includes('취소')),
  )
  expect(wronglyLabelled.map(({ title, words }) => `${title}: ${words.join(', ')}`)).toEqual([])
})
