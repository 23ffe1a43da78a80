import { expect, it } from 'vitest'
import type { AdminPage, RolesOfMember } from '#domain/admin/pages.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { machinesOfMember } from '#src/components/testing/sample-machines.ts'
import { ForbiddenScreen } from './Forbidden.tsx'

async function textOf(page: AdminPage, roles: Partial<RolesOfMember>) {
  const html = await renderInApp(<ForbiddenScreen page={page} />, {
    machines: machinesOfMember({
      loginYn: 'Y',
      passwordCheckYn: 'Y',
      mfaType: 'none',
      subscribeYn: 'Y',
      staffYn: 'N',
      accessAdminYn: 'N',
      idleSeconds: 600,
      expiresInSeconds: 600,
      ...roles,
    }),
  })
  return html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]*>/g, ' ')
}

it('a closed page of the company names its roles and the owners, and leads to a page that is open', async () => {
  const plain = await textOf('/admin/apps', {})
  expect(plain).toContain('이 화면을 볼 권한이 없습니다')
  expect(plain).toContain('앱 관리자')
  expect(plain).toContain('회사의 소유자')
  expect(plain).toContain('내 홈으로')
  // The roles of the staff concern only the staff.
  expect(plain).not.toContain('운영')
  const approver = await textOf('/admin/delegation', { accessAdminYn: 'Y', accessRoles: ['APPROVER'] })
  expect(approver).toContain('오늘 할 일로')
  expect(approver).toContain('승인할 신청')
})

it('a closed page of the staff names the tasks that open it, and the staff who give them', async () => {
  const text = await textOf('/admin/bill', { staffYn: 'Y', staffRoles: ['ANSWERS'] })
  expect(text).toContain('청구서 처리 담당자, 환불 담당자')
  expect(text).toContain('운영을 맡은 담당자')
  expect(text).not.toContain('소유자')
})
