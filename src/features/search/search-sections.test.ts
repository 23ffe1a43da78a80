import { describe, expect, it } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { detectorNames } from '#domain/abnormal/detector-names.ts'
import { adminPages, isAdminPathOpen, type RolesOfMember } from '#domain/admin/pages.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import './texts.ts'
import '#src/components/layout/side-menu-texts.ts'
import security from '#src/features/abnormal/texts.json'
import access from '#src/features/access/texts.json'
import bill from '#src/features/bill/texts.json'
import counsel from '#src/features/counsel/texts.json'
import inquiry from '#src/features/inquiry/texts.json'
import subscription from '#src/features/subscription/texts.json'
import { i18n } from '#src/i18n/i18n.ts'
import admin from '#src/lists/texts.json'
import { entriesOf } from './search-entry.ts'
import { memberPages, pagesFor } from './search-pages.ts'
import { searchSections } from './search-sections.ts'
import { type SearchingMember, tasksFor } from './search-tasks.ts'
import { isLate, stateText } from './state-text.ts'
import search from './texts.json'

const accessRoles = ['APP_ADMIN', 'APPROVER', 'DELEGATE', 'SECURITY_ADMIN'] as const
const texts = { t: i18n.getFixedT('ko', 'search'), menu: i18n.getFixedT('ko', 'sideMenu') }
const member: SearchingMember = { staffYn: 'N', accessAdminYn: 'N', securityAdminYn: 'N', accessRoles: [] }
const staff: SearchingMember = { ...member, staffYn: 'Y' }
const id = '6a5d0c38-19e7-4f42-b6c1-8e3f7a92d054'
const hit: Schema<'SearchHit'> = { hitId: id, title: '김민서', detail: null, state: null, at: null }
const group = (hitKind: Schema<'HitKind'>, ownYn: 'Y' | 'N', more: Partial<Schema<'SearchHit'>> = {}) => ({
  hitKind,
  ownYn,
  moreYn: 'N' as const,
  list: [{ ...hit, ...more }],
})
const sectionsFor = (
  words: string,
  more: {
    area?: 'my' | 'admin'
    roles?: SearchingMember
    result?: Output<'searchPortal'>
    counts?: Parameters<typeof searchSections>[1]['counts']
  } = {},
) =>
  searchSections(texts, {
    area: 'my',
    roles: { ...(more.roles ?? member), accessRoles: [] },
    words,
    result: more.result,
    recent: [],
    mode: 'light',
    counts: more.counts ?? {},
    ...('area' in more && { area: more.area! }),
  })
const titlesIn =
  (id: string) =>
  (words: string, more: Parameters<typeof sectionsFor>[1] = {}) =>
    sectionsFor(words, more)
      .find((section) => section.id === id)
      ?.entries.map(({ title }) => title) ?? []
const pages = titlesIn('pages')
const tasks = titlesIn('tasks')

describe('the pages in the search', () => {
  it.each([
    ['ㄱㄷ', '구독'],
    ['사업자등록번호', '결제 수단'],
    ['초대', '회사와 구성원'],
    ['청구', '청구서'],
    ['납부', '청구서'],
    ['복구 코드', '2단계 인증과 패스키'],
    ['탈ㅌ', '회원 탈퇴'],
  ])('are found by the typed text: %s', (words, title) => expect(pages(words)[0]).toBe(title))

  it('of the admin area are offered only to the people who may open them', () => {
    expect(pages('감사 기록', { roles: staff })).toEqual([])
    expect(pages('ㅅㄷㅇㅇ')).toEqual(['상담 예약'])
    expect(pages('상담 예약', { area: 'admin', roles: staff })[0]).toBe('상담 예약')
    expect(pages('오늘', { roles: staff })).toEqual(['오늘 할 일'])
    expect(pages('오늘')).toEqual([])
  })

  it.each([undefined, ...staffRoles, ...accessRoles, 'SECURITY'] as const)(
    'are exactly those of the admin area that the role %s opens',
    (role) => {
      const member: RolesOfMember = {
        staffYn: staffRoles.some((one) => one === role) ? 'Y' : 'N',
        staffRoles: staffRoles.filter((one) => one === role),
        accessAdminYn: accessRoles.some((one) => one === role) ? 'Y' : 'N',
        accessRoles: accessRoles.filter((one) => one === role),
        securityAdminYn: role === 'SECURITY' ? 'Y' : 'N',
      }
      const possiblePages = ['/admin', ...Object.keys(adminPages)]
      for (const area of ['my', 'admin'] as const) {
        const offeredPages = pagesFor(area, member).flatMap(({ href }) =>
          href.startsWith('/admin') ? href : [],
        )
        expect(offeredPages).toEqual(possiblePages.filter((href) => isAdminPathOpen(href, member)))
        const adminTasks = tasksFor(area, member).filter(({ href }) => href.startsWith('/admin'))
        expect(adminTasks.filter(({ href }) => !isAdminPathOpen(href, member))).toEqual([])
        expect(adminTasks.some(({ key }) => key === 'writePost')).toBe(
          isAdminPathOpen('/admin/notice', member),
        )
      }
    },
  )

  it('are limited to the main pages before anything is typed', () => {
    expect(pages('')).toEqual(['구독', '청구서', '앱과 권한', '문의 내역', '전체'])
    expect(pages(' ', { area: 'admin', roles: staff })[0]).toBe('오늘 할 일')
  })

  it('have different addresses', () => {
    expect(new Set(memberPages.map(({ href }) => href)).size).toBe(memberPages.length)
  })
})

describe('the tasks in the search', () => {
  const readOnly: SearchingMember = { ...member, subscriptionReadOnlyYn: 'Y' }

  it.each([
    ['비밀번호', '비밀번호 변경'],
    ['ㅂㅁㅂㅎ', '비밀번호 변경'],
    ['ㄱㄷ ㅅㅊ', '구독 신청하기'],
    ['납부', '결제하기'],
    ['권한', '권한 신청하기'],
  ])('are found by the typed text: %s', (words, title) => expect(tasks(words)[0]).toBe(title))

  it('before anything is typed are those that members do most, and of the admin area those that wait', () => {
    expect(tasks('')).toEqual(['결제하기', '구독 신청하기', '권한 신청하기', '문의하기'])
    const counts = { '/admin/deposit': 3, '/admin/bill': 0, bills: 2 }
    expect(tasks('', { area: 'admin', roles: staff, counts })).toEqual(['입금 확인하기'])
    expect(tasks('', { area: 'admin', roles: staff })).toEqual([])
  })

  it('that only those do who manage subscriptions are not offered to others', () => {
    expect(tasks('', { roles: readOnly })).toEqual(['권한 신청하기', '문의하기'])
    expect(tasks('결제', { roles: readOnly })).toEqual([])
    expect(tasks('체험', { roles: readOnly })).toEqual([])
  })

  it('of the admin area are offered only to the roles that may do them', () => {
    expect(tasks('입금')).toEqual([])
    expect(tasks('입금', { roles: staff })).toEqual(['입금 확인하기'])
  })

  it('show how much waits', () => {
    const [section] = sectionsFor('', { counts: { bills: 7 } })
    expect(section!.entries.map((entry) => ('count' in entry ? entry.count : undefined))).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the actions in the search', () => {
  const actions = (words: string) =>
    sectionsFor(words)
      .find((section) => section.id === 'actions')
      ?.entries.map(({ title }) => title) ?? []

  it.each([
    ['다크', '테마를 어둡게 변경'],
    ['ㅌㅁ', '테마를 어둡게 변경'],
    ['로그아', '로그아웃'],
  ])('are found by the typed text: %s', (words, title) => expect(actions(words)[0]).toBe(title))

  it('do not include the current theme, and are shown only after typing', () => {
    expect(actions('테마')).toEqual(['테마를 어둡게 변경', '테마를 기기 설정에 맞춤'])
    expect(actions('')).toEqual([])
  })
})

describe('the results of a search', () => {
  const result = (...groups: Schema<'SearchGroup'>[]) => ({
    search: '김민서',
    passwordNeededYn: 'N' as const,
    groups,
  })

  it('list hits after pages, in the groups of the response', () => {
    const sections = sectionsFor('권한', { result: result(group('GRANT', 'Y'), group('APP', 'Y')) })
    expect(sections.map(({ label }) => label)).toEqual(['바로 가기', '할 수 있는 일', '권한', '앱'])
  })

  it('mark the member’s own entries in the admin area', () => {
    const sections = sectionsFor('가나', {
      area: 'admin',
      roles: staff,
      result: result(group('SUBSCRIPTION', 'N'), group('SUBSCRIPTION', 'Y'), group('NOTICE', 'Y')),
    })
    expect(sections.map(({ label }) => label)).toEqual(['구독', '내 구독', '공지사항'])
  })

  it('link to the page of each hit in the current area', () => {
    const hrefs = (hitKind: Schema<'HitKind'>, ownYn: 'Y' | 'N', more = {}) =>
      entriesOf(group(hitKind, ownYn, more)).map(({ href }) => href)
    expect(hrefs('BILL', 'Y')).toEqual([`/my/bill/detail?billId=${id}`])
    expect(hrefs('BILL', 'N')).toEqual([`/admin/bill/detail?billId=${id}`])
    expect(hrefs('COUNSEL', 'Y', { detail: 'C2026-000001' })).toEqual(['/my/counsel?counselNo=C2026-000001'])
    expect(hrefs('COUNSEL', 'Y', { title: 'C2026-000001' })).toEqual(['/my/counsel?counselNo=C2026-000001'])
    expect(hrefs('MEMBER', 'N', { hitId: null, title: 'A&B 상회' })).toEqual([
      '/admin/member?search=A%26B%20%EC%83%81%ED%9A%8C',
    ])
    expect(hrefs('ABNORMAL_EVENT', 'N')).toEqual([`/admin/abnormal/detail?abnormalEventId=${id}`])
    expect(hrefs('MEMBER', 'Y')).toEqual([])
    expect(hrefs('LATER' as 'MEMBER', 'N')).toEqual([])
  })
})

describe('the states of the search results', () => {
  it('have the same names as on their screens', () => {
    expect(search.state).toEqual({
      SUBSCRIPTION: subscription.state,
      BILL: bill.state,
      INQUIRY: inquiry.state,
      COUNSEL: counsel.state,
      GRANT: access.grantState,
      ACCESS_REQUEST: access.requestState,
      ABNORMAL_EVENT: security.abnormal.state,
      POST: admin.post.state,
    })
    expect(security.abnormal.detector).toEqual(detectorNames)
  })

  it('of a late or failed payment stand out', () => {
    const late = (kind: 'BILL' | 'SUBSCRIPTION' | 'GRANT', state: string) => isLate({ kind, state })
    expect([late('BILL', 'LATE'), late('BILL', 'FAILED'), late('SUBSCRIPTION', 'PAST_DUE')]).not.toContain(
      false,
    )
    expect([late('BILL', 'PAID'), late('GRANT', 'LATE'), isLate({ kind: 'ACTION' })]).not.toContain(true)
  })

  it('that this release does not know are not shown', () => {
    expect(stateText(texts.t, { kind: 'BILL', state: 'LATE' })).toBe('연체')
    expect(stateText(texts.t, { kind: 'NOTICE', state: 'DRAFT' })).toBe('임시 저장')
    expect(stateText(texts.t, { kind: 'BILL', state: 'UNHEARD_OF' })).toBe('그 밖의 값(UNHEARD_OF)')
    expect(stateText(texts.t, { kind: 'APP', state: null })).toBeUndefined()
  })
})
