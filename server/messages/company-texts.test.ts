import { describe, expect, it } from 'vitest'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { companyTexts, invitationMail } from './company-texts.ts'
import { nameBrand } from './texts.ts'

const expiresAt = new Date('2026-11-28T03:00:00Z')
const messageData = { companyName: '솔바람상회', byName: '최소유', roles: [], expiresAt }
const site = 'https://portal.example'

describe('the mail of an invitation', () => {
  it('shows the inviter, the company, the expiry in Korean time, and the link', () => {
    const { to, subject, text } = invitationMail('narae@example.com', messageData, site)
    expect([to, nameBrand(subject, demoBrand)]).toEqual([
      'narae@example.com',
      '[빗장] 솔바람상회에서 초대했습니다',
    ])
    expect(text).toContain('최소유 님이 솔바람상회의 구성원으로 초대했습니다. 2026.11.28 12:00까지')
    expect(text.match(/https?:\S+/g)).toEqual([`${site}/my/company`, `${site}/auth/signup`])
  })

  it('names the roles', () => {
    const { text } = invitationMail(
      'a@example.com',
      { ...messageData, roles: ['BILLING_MANAGER', 'APPROVER'] },
      site,
    )
    expect(text).toContain('솔바람상회의 결제 담당자, 승인자로 초대했습니다')
  })

  it.each([
    ['당첨! https://evil.example/now', '당첨! https: / / evil. example/ now'],
    ['www.evil.example', 'www. evil. example'],
    ['쿠폰\n\nevil@evil.kr', '쿠폰 evil@ evil. kr'],
    ['A&B Co., Ltd.', 'A&B Co., Ltd.'],
    ['(주)솔바람 1호점', '(주)솔바람 1호점'],
  ])('does not turn the name %j into a link', (companyName, shown) => {
    const { subject, text } = invitationMail('a@example.com', { ...messageData, companyName }, site)
    expect(nameBrand(subject, demoBrand)).toBe(`[빗장] ${shown}에서 초대했습니다`)
    expect(text).toContain(`최소유 님이 ${shown}의`)
    expect(text.match(/https?:\S+/g)).toHaveLength(2)
    expect(text).not.toMatch(/evil\.(?:example|kr)/)
  })
})

describe('notifications of members', () => {
  it('list new roles, and count as security notifications', () => {
    expect(companyTexts.joined('나그네', [])).toMatchObject({
      label: 'user',
      text: '나그네 님이 회사에 참여했습니다.',
    })
    expect(companyTexts.joined('나그네', ['SECURITY_ADMIN'])).toMatchObject({
      label: 'security',
      text: '나그네 님이 회사에 참여했습니다. 맡은 역할: 보안 관리자',
    })
  })

  it('link to the page of the company in every case', () => {
    const notices = [
      companyTexts.invited('솔바람상회', '최소유', expiresAt),
      companyTexts.asked('나그네', expiresAt),
      companyTexts.offered('솔바람상회', '최소유', expiresAt),
      companyTexts.ownerChanged('솔바람상회', '최소유', '나그네', 2),
      companyTexts.policyChanged('최소유', true),
      companyTexts.rolesChanged('최소유', []),
      companyTexts.removed('솔바람상회'),
    ]
    for (const { path, subject, text } of notices) {
      expect(path).toBe('/my/company')
      expect(`${subject} ${text}`).not.toMatch(/undefined|null/)
    }
    expect(notices[1]!.text).toContain('2026.11.28 12:00까지')
  })
})
