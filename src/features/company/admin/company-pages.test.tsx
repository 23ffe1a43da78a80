import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { CompanyHistory } from './CompanyHistory.tsx'
import { CompanySections } from './CompanySections.tsx'
import { MemberScreen } from './MemberScreen.tsx'
import { NewestLists } from './NewestLists.tsx'
import { COMPANY_ROWS } from './opened.ts'

const partOf = <Data,>(data: Data): PagePart<Data> => {
  const state = { is: 'loaded', data } as const
  return { state: () => state, subscribe: () => () => {}, retry: async () => {} }
}
const id = '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254'
const at = '2026-11-21T10:21:00+09:00'
const person: Schema<'AdminCompanyPerson'> = {
  memberId: id,
  name: '이지호',
  email: 'jiho.lee@solbaram.example',
  deptName: null,
  accountState: 'OPEN',
  closing: null,
  refusal: null,
}
const mail: Schema<'AdminMessage'> = {
  messageId: id,
  way: 'MAIL',
  announcementType: 'service',
  kind: null,
  heading: '청구서가 발행되었습니다',
  receiverName: '이*호',
  receiver: 'ji*****@solbaram.example',
  messageState: 'FAILED',
  createdAt: at,
  endedAt: at,
}
const messages = (list: Schema<'AdminMessage'>[], way: Schema<'MessageWay'> | null = null) =>
  partOf({ way, total: list.length, nextCursor: null, list })
const member: Schema<'AdminMember'> = {
  person,
  phoneNumber: '010-****-0000',
  companyId: null,
  companyName: null,
  roles: [],
  createdAt: at,
}
const drawMember = (more: Partial<Parameters<typeof MemberScreen>[0]> = {}) =>
  renderInApp(
    <MemberScreen
      member={member}
      subscriptions={undefined}
      bills={undefined}
      inquiries={undefined}
      counsels={undefined}
      messages={messages([mail])}
      search={{ cursor: undefined, way: undefined }}
      closes={false}
      {...more}
    />,
  )

it('the page of a member shows the masked number, and only sections that were loaded', async () => {
  const html = await drawMember()
  for (const text of ['이지호', '회사 없음', '010-****-0000', '전송 실패', 'ji*****@solbaram.example'])
    expect(html).toContain(text)
  for (const text of ['상담 예약', '계정 닫기', '구독이 없습니다.']) expect(html).not.toContain(text)
})

it('the page of a member of a company links to the company, and shows the button that closes the account to staff with that right', async () => {
  const html = await drawMember({
    member: { ...member, companyId: id, companyName: '솔바람상회', roles: ['OWNER'] },
    counsels: partOf({ total: 0, nextCursor: null, list: [] }),
    closes: true,
  })
  for (const text of ['솔바람상회', '소유자', '계정 닫기', '상담 예약이 없습니다.', '회사 정보 보기'])
    expect(html).toContain(text)
})

it('the sections of a company are left out if they are empty, except the messages of a selected channel', async () => {
  const html = await renderInApp(
    <CompanySections
      companyId={id}
      parts={{
        apps: partOf({ total: 0, nextCursor: null, list: [] }),
        requests: partOf({
          waitingCount: 0,
          approvedCount: 0,
          rejectedCount: 0,
          total: 0,
          nextCursor: null,
          list: [],
        }),
        messages: messages([], 'PHONE'),
        events: partOf({ total: 0, nextCursor: null, list: [] }),
      }}
      search={{ way: 'PHONE' }}
    />,
  )
  for (const text of ['이 방법으로 보낸 안내가 없습니다.', '알림함']) expect(html).toContain(text)
  for (const text of ['앱이 없습니다.', '권한 신청이 없습니다.']) expect(html).not.toContain(text)
})

it('the page of a member names all empty lists in one line, and has no section for them', async () => {
  const none = partOf({ total: 0, waiting: 0, sums: [], nextCursor: null, list: [] })
  const html = await drawMember({
    subscriptions: none as never,
    bills: none as never,
    inquiries: none as never,
    counsels: partOf({ total: 0, nextCursor: null, list: [] }),
    messages: messages([]),
  })
  expect(html).toContain('구독, 청구서, 문의, 상담 예약, 보낸 안내가 없습니다.')
  expect(html.match(/없습니다\./g)).toHaveLength(1)
  expect(html).toContain('mailto:jiho.lee@solbaram.example')
  expect(await drawMember({ messages: messages([], 'PHONE') })).toContain('id="messages"')
})

it('a list of a company shows five rows, and the link to the complete list if there are more', async () => {
  const bill = (number: number) => ({
    billId: `${id}${number}`,
    billNo: `B2026-00000${number}`,
    companyName: '솔바람상회',
    serviceName: '통합 로그인',
    planName: '프로',
    billState: 'PAID',
    paymentMethodCode: 'CARD',
    billDate: '2026-11-01',
    dueDate: '2026-11-08',
    paidAt: at,
    totalAmount: 1_100,
    currency: 'KRW',
    tasks: [],
  })
  const draw = (count: number) => {
    const list = Array.from({ length: count }, (_, index) => bill(index + 1))
    const bills = partOf({ total: count, waiting: 0, sums: [], nextCursor: null, list }) as never
    return renderInApp(
      <NewestLists
        subscriptions={undefined}
        bills={bills}
        inquiries={undefined}
        search="솔바람상회"
        most={COMPANY_ROWS}
      />,
    )
  }
  const html = await draw(COMPANY_ROWS + 1)
  expect(html.match(/B2026-0+\d/g)).toHaveLength(COMPANY_ROWS)
  expect(html).toContain('목록에서 모두 보기')
  expect(await draw(COMPANY_ROWS)).not.toContain('목록에서 모두 보기')
})

it('the history of a company links each event to its object, and names amounts, services and people', async () => {
  const noSubject = {
    subscriptionId: null,
    billId: null,
    memberId: null,
    serviceName: null,
    planName: null,
    currency: null,
    amount: null,
    personName: null,
  }
  const html = await renderInApp(
    <CompanyHistory
      companyId={id}
      page={{
        total: 3,
        nextCursor: null,
        list: [
          {
            ...noSubject,
            eventId: id,
            eventKind: 'PAYMENT_FAILED',
            occurredAt: at,
            billId: id,
            serviceName: '통합 로그인',
            planName: '프로',
            currency: 'KRW',
            amount: 53_240,
          },
          { ...noSubject, eventId: id, eventKind: 'COMPANY_CORRECTED', occurredAt: at, personName: '오다온' },
          { ...noSubject, eventId: id, eventKind: 'ACCOUNT_CLOSED', occurredAt: at, memberId: id },
        ],
      }}
      search={{}}
    />,
  )
  for (const text of [
    '53,240원 결제 실패',
    `/admin/bill/detail?billId=${id}`,
    '2026.11.21 10:21 · 통합 로그인 프로',
    '회사 정보 정정',
    '2026.11.21 10:21 · 오다온',
    '탈퇴한 사람 님의 계정 닫음',
  ])
    expect(html).toContain(text)
})
