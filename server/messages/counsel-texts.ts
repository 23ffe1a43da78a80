import type { Schema } from '#contract/operation.ts'
import { counselTimeText } from '#domain/counsel/rules.ts'
import type { Mail } from './messages.ts'
import type { NoticeContent } from './notices.ts'
import { BRAND, mail, withoutLinks } from './texts.ts'

export type CounselMessageFacts = {
  counselNo: string
  counselMethod: Schema<'CounselMethod'>
  startAt: Date
  name: string
  email: string
}
export type CounselMails = ReturnType<typeof counselMails>

const methods: Record<Schema<'CounselMethod'>, { name: string; how: string }> = {
  PHONE: { name: '전화 상담', how: '예약한 시간에 남겨 주신 번호로 담당자가 전화를 드립니다.' },
  VIDEO: {
    name: '화상 상담',
    how: '상담을 시작하기 전에 담당자가 이 이메일로 화상 회의 주소를 보내 드립니다.',
  },
  VISIT: { name: '방문 상담', how: '상담 전에 담당자가 남겨 주신 번호로 연락해 방문할 곳을 확인합니다.' },
}

/**
 * Returns the messages about a reservation. `publicOrigin` is the address of the portal; without it the messages only
 * name the menu.
 */
export function counselMails(publicOrigin: string | undefined) {
  const linkLine = publicOrigin === undefined ? '' : `\n${publicOrigin}/inquiry/counsel`
  const lookedUp = `${BRAND} 사이트의 상담 예약 메뉴에서 예약 번호와 이 이메일 주소를 입력하면 됩니다.`
  const toChange = `예약을 바꾸거나 취소하려면 상담 시작 2시간 전까지 ${lookedUp}${linkLine}`
  const toReserveAgain = `다시 예약하려면 ${BRAND} 사이트의 상담 예약 메뉴를 이용해 주세요.${linkLine}`
  /** Returns the mail with all details, and the text for the inbox of a member, with the event and its time. */
  const messages = (
    counsel: CounselMessageFacts,
    subject: string,
    ...paragraphs: string[]
  ): { mail: Mail; notice: NoticeContent } => ({
    mail: mail(
      counsel.email,
      subject,
      `안녕하세요, ${withoutLinks(counsel.name)} 님.`,
      ...paragraphs,
      `감사합니다.\n${BRAND} 드림`,
    ),
    notice: { subject, text: [paragraphs[0], detailsOf(counsel)].join('\n\n') },
  })

  return {
    reserved: (counsel: CounselMessageFacts) =>
      messages(
        counsel,
        '상담이 예약되었습니다',
        '상담이 예약되었습니다.',
        detailsOf(counsel),
        methods[counsel.counselMethod].how,
        toChange,
      ),

    changed: (counsel: CounselMessageFacts, before: Date) =>
      messages(
        counsel,
        '상담 시간이 변경되었습니다',
        '요청하신 대로 상담 시간을 변경했습니다.',
        `변경 전: ${counselTimeText(before)}`,
        detailsOf(counsel),
        methods[counsel.counselMethod].how,
        toChange,
      ),

    canceled: (counsel: CounselMessageFacts) =>
      messages(
        counsel,
        '상담 예약이 취소되었습니다',
        '요청하신 대로 상담 예약을 취소했습니다.',
        detailsOf(counsel),
        toReserveAgain,
      ),

    canceledByStaff: (counsel: CounselMessageFacts, reason: string) =>
      messages(
        counsel,
        '상담 예약이 취소되었습니다',
        '죄송합니다. 아래 사유로 예약하신 상담을 진행할 수 없어 예약을 취소했습니다.',
        `사유: ${reason}`,
        detailsOf(counsel),
        toReserveAgain,
      ),

    reminded: (counsel: CounselMessageFacts) =>
      messages(
        counsel,
        '내일 상담이 예정되어 있습니다',
        '내일로 예약하신 상담을 안내해 드립니다.',
        detailsOf(counsel),
        methods[counsel.counselMethod].how,
        toChange,
      ),
  }
}

function detailsOf({ counselNo, counselMethod, startAt }: CounselMessageFacts): string {
  return [
    `예약 번호: ${counselNo}`,
    `상담 시간: ${counselTimeText(startAt)}`,
    `상담 방법: ${methods[counselMethod].name}`,
  ].join('\n')
}
