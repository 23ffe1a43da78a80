import type { StaffRole } from './roles.ts'

/** The names of the staff's roles on screens and in mails. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  ANSWERS: '문의와 상담 답변',
  SELLS: '구독 신청과 가격',
  BILLS: '청구서 처리',
  REFUNDS: '환불',
  PUBLISHES: '공지와 약관',
  OPERATES: '운영 (모든 일)',
}
