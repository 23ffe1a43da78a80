import type { Faker } from '@faker-js/faker'
import { formatDateTime, toWireTime } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { noticeTexts } from '#server/messages/notice-texts.ts'
import type { notifications } from '../schema/notification.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoMember } from './demo-members.ts'

type DemoNotification = Omit<typeof notifications.$inferInsert, 'contentBox' | 'eventKey'> & {
  subject: string
  text: string
}

/**
 * Creates the notifications of the demo accounts in the last months: several of most labels, the latest ones unread.
 */
export function makeNotifications({
  faker,
  members,
  now,
}: {
  faker: Faker
  members: DemoMember[]
  now: Date
}): DemoNotification[] {
  const emails = new Set<string>(demoAccounts.map(({ email }) => email))
  return members
    .filter(({ email }) => emails.has(email))
    .flatMap(({ id: memberId }) => {
      const notify = (
        label: DemoNotification['label'],
        daysAgo: number,
        content: (when: string) => { subject: string; text: string },
        { path, isRead = true }: { path?: string; isRead?: boolean } = {},
      ): DemoNotification => {
        const createdAt = new Date(
          now.getTime() - daysAgo * DAY_MS + faker.number.int({ min: 9, max: 17 }) * HOUR_MS,
        )
        const when = formatDateTime(toWireTime(createdAt))
        return {
          id: faker.string.uuid(),
          memberId,
          label,
          ...content(when),
          path,
          createdAt,
          readAt: isRead ? createdAt : null,
        }
      }
      return [
        notify(
          'security',
          2,
          (when) => noticeTexts.newSignIn({ when, device: 'Safari · iOS', address: '203.0.113.*' }),
          { path: '/my/session', isRead: false },
        ),
        notify(
          'notice',
          5,
          () => ({
            subject: '정기 점검을 안내해 드립니다',
            text: '이번 주 일요일 새벽 2시부터 4시까지 서비스를 점검합니다. 점검하는 동안에는 로그인과 권한 신청을 쓸 수 없습니다.',
          }),
          { path: '/notice', isRead: false },
        ),
        notify(
          'user',
          34,
          () => ({
            subject: '구성원 정보를 확인해 주세요',
            text: '퇴사하거나 부서를 옮긴 분이 있으면 구독에서 담당자 정보를 고쳐 주세요.',
          }),
          { path: '/my/subscription' },
        ),
        notify(
          'service',
          58,
          () => ({
            subject: '로그인 기록을 90일 동안 볼 수 있습니다',
            text: '이제 로그인 관리에서 최근 90일 동안의 로그인 기록을 확인하고, 쓰지 않는 기기에서 로그아웃할 수 있습니다.',
          }),
          { path: '/my/session' },
        ),
        notify('security', 121, (when) => noticeTexts.passwordReset(when), { path: '/my/session' }),
      ]
    })
}
