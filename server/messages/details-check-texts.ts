import type { NoticeContent } from './notices.ts'

/**
 * The notification of the staff about a company whose representative or opening day does not match its business
 * number.
 */
export const detailsCheckTexts = {
  differs: (companyName: string): NoticeContent => ({
    subject: '사업자등록 정보가 국세청과 다른 회사가 있습니다',
    text: `${companyName}의 대표자와 개업일자가 국세청에 등록된 정보와 다릅니다. 사업자등록증과 비교해 주세요. 회사의 이용은 그대로입니다.`,
  }),
}
