import { formatDate } from '#domain/dates.ts'
import type { NoticeContent } from './notices.ts'

/**
 * The notifications of holders of permissions when the subscription of their company to a service with the app begins
 * or ends, and the texts of these events in the history of the permission.
 */
export const appSubscriptionTexts = {
  closing: (appName: string, lastDate: string): NoticeContent => ({
    subject: '곧 앱을 쓸 수 없게 됩니다',
    text: `회사의 구독이 ${formatDate(lastDate)}에 끝나 ${appName} 앱은 그날까지 쓸 수 있습니다. 계속 써야 하면 회사의 구독 담당자에게 문의해 주세요.`,
  }),
  closed: (appName: string): NoticeContent => ({
    subject: '앱을 쓸 수 없게 되었습니다',
    text: `회사의 구독이 끝나 ${appName} 앱을 쓸 수 없습니다. 권한은 남아 있어 종료일 전에 회사가 이 앱이 포함된 서비스를 다시 구독하면 그대로 쓸 수 있습니다.`,
  }),
  opened: (appName: string): NoticeContent => ({
    subject: '앱을 다시 쓸 수 있습니다',
    text: `회사가 이 앱이 포함된 서비스를 구독하여 ${appName} 앱을 다시 쓸 수 있습니다.`,
  }),
  closedEvent: '회사에 이 앱이 포함된 서비스의 구독이 없어 사용이 멈췄습니다.',
  openedEvent: '회사가 이 앱이 포함된 서비스를 구독하여 다시 쓸 수 있습니다.',
} as const
