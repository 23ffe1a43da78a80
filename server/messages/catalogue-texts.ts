import type { NoticeContent } from './notices.ts'

/** The notices to the staff about an edition with a changed price. */
export const catalogueTexts = {
  toApprove: (serviceName: string): NoticeContent => ({
    subject: '승인을 기다리는 가격 변경이 있습니다',
    text: `${serviceName}의 가격을 바꾸는 요청이 승인을 기다립니다. 내용을 확인한 뒤 승인하거나 거절해 주세요.`,
  }),
  decided: (serviceName: string, isApproved: boolean): NoticeContent =>
    isApproved
      ? {
          subject: '요청한 가격 변경이 승인되었습니다',
          text: `${serviceName}의 가격 변경을 다른 담당자가 승인했습니다. 시작일은 서비스 화면에서 확인할 수 있습니다.`,
        }
      : {
          subject: '요청한 가격 변경이 거절되었습니다',
          text: `${serviceName}의 가격 변경을 다른 담당자가 거절했습니다. 가격은 그대로이고, 사유는 서비스 화면에서 확인할 수 있습니다.`,
        },
}
