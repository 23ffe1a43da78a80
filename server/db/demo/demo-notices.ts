import type { Faker } from '@faker-js/faker'
import { addDays, formatDate, kstDate } from '#domain/dates.ts'
import type { notices } from '../schema.ts'

type Notice = {
  daysAgo: number
  type: string
  title: string
  pinned?: boolean
  /** Its paragraphs; `day` names the day so many days after it was published. */
  body: (day: (days: number) => string) => string[]
}

const texts: Notice[] = [
  {
    daysAgo: 2, type: 'service', pinned: true, title: '정기 점검 안내 (서비스 일시 중단)',
    body: (day) => [
      `더 안정적인 서비스를 위해 ${day(5)} 새벽 2시부터 4시까지 정기 점검을 진행합니다.`,
      '점검 중에는 로그인과 구독 관리, 청구서 조회를 이용할 수 없습니다. 이미 로그인한 업무 앱은 그대로 사용할 수 있습니다.',
      '점검이 일찍 끝나면 바로 서비스를 다시 열겠습니다. 불편을 드려 죄송합니다.',
    ],
  },
  {
    daysAgo: 6, type: 'security', pinned: true, title: '빗장을 사칭한 문자 메시지에 주의해 주세요',
    body: () => [
      '최근 "로그인이 차단되었습니다"라는 문구와 함께 인터넷 주소를 누르게 하는 문자 메시지가 확인되었습니다.',
      '빗장은 문자 메시지로 인터넷 주소를 보내지 않으며, 인증 번호나 비밀번호를 묻지 않습니다.',
      '이미 주소를 눌렀다면 비밀번호를 바꾸고 보안 담당자에게 바로 알려 주세요.',
    ],
  },
  {
    daysAgo: 12, type: 'service', title: '인증 앱으로 로그인할 수 있습니다',
    body: () => [
      '문자 인증 외에 인증 앱으로도 본인 확인을 할 수 있습니다. 해외 출장 중이거나 문자를 받기 어려운 곳에서 편리합니다.',
      '내 정보의 다중 인증 화면에서 등록해 주세요. 등록할 때 보여 드리는 복구 코드는 안전한 곳에 보관해 주세요.',
    ],
  },
  {
    daysAgo: 20, type: 'user', title: '개인정보 처리방침 변경 안내',
    body: (day) => [
      `개인정보 처리방침이 ${day(10)}부터 바뀝니다. 바뀌는 내용은 접속 기록의 보관 기간(1년 → 2년)입니다.`,
      '바뀐 방침에 동의하지 않으면 회원 탈퇴를 요청할 수 있습니다. 궁금한 점은 문의 화면으로 알려 주세요.',
    ],
  },
  {
    daysAgo: 33, type: 'service', title: '청구서를 달마다 그림으로 볼 수 있습니다',
    body: () => [
      '최근 24개월의 청구 금액을 막대그래프로 보여 드립니다. 막대를 누르면 그달의 청구서가 열립니다.',
      '표로 보고 싶다면 그래프 옆의 표를 이용해 주세요. 두 곳의 금액은 언제나 같습니다.',
    ],
  },
  {
    daysAgo: 47, type: 'application', title: '권한 신청서에 사용 목적을 적어 주세요',
    body: () => [
      '승인자가 빠르게 판단할 수 있도록 신청 사유를 10자 이상 적어 주세요. 언제, 무엇을, 왜 쓰는지가 들어가면 좋습니다.',
      '예: 상반기 결산 자료를 만들기 위해 6주 동안 재무 회계 앱의 조회 권한이 필요합니다.',
    ],
  },
  {
    daysAgo: 61, type: 'approval', title: '승인 기한이 7일로 정해집니다',
    body: () => [
      '신청한 지 7일이 지나도록 처리되지 않은 신청은 기한 만료로 자동 종료됩니다. 종료된 신청은 다시 낼 수 있습니다.',
      '자리를 비우는 승인자는 미리 대리인을 정해 주세요.',
    ],
  },
  {
    daysAgo: 85, type: 'security', title: '오래된 브라우저의 지원을 마칩니다',
    body: (day) => [
      `보안을 위해 ${day(30)}부터 최신 두 버전보다 오래된 브라우저에서는 로그인할 수 없습니다.`,
      '지원하는 브라우저: 크롬, 엣지, 사파리, 파이어폭스, 웨일의 최신 두 버전',
    ],
  },
  {
    daysAgo: 118, type: 'service', title: '연간 결제를 시작합니다',
    body: () => [
      '일 년 요금을 한 번에 결제하면 열 달 요금만 받습니다. 지금 쓰는 월간 구독은 다음 결제일에 연간으로 바꿀 수 있습니다.',
      '연간 구독도 언제든지 해지할 수 있으며, 쓰지 않은 기간의 요금은 일 단위로 계산해 돌려드립니다.',
    ],
  },
  {
    daysAgo: 160, type: 'notice', title: '설 연휴 고객센터 운영 안내',
    body: () => [
      '연휴 동안 전화 상담을 쉽니다. 장애 신고는 평소와 같이 24시간 받습니다.',
      '문의 화면에 남겨 주신 글은 연휴가 끝난 뒤 차례대로 답변드리겠습니다.',
    ],
  },
  {
    daysAgo: 214, type: 'reply', title: '답변이 등록되면 메일로 알려 드립니다',
    body: () => ['문의에 답변이 달리면 가입할 때 적은 메일로 알림을 보냅니다. 알림을 받지 않으려면 내 정보에서 끌 수 있습니다.'],
  },
  {
    daysAgo: 287, type: 'service', title: '빗장 이상 행위 탐지 서비스를 소개합니다',
    body: () => [
      '평소와 다른 시간, 다른 나라, 처음 보는 기기에서 들어온 접속을 찾아 담당자에게 알려 드립니다.',
      '빗장 통합 로그인을 쓰는 회사는 30일 동안 무료로 체험할 수 있습니다. 체험이 끝나면 자동으로 멈추고 요금은 나오지 않습니다.',
    ],
  },
  {
    daysAgo: 366, type: 'other', title: '고객센터가 새 사무실로 옮겼습니다',
    body: () => ['전화번호는 그대로입니다. 우편물은 새 주소로 보내 주세요. 주소는 누리집 아래쪽에서 볼 수 있습니다.'],
  },
  {
    daysAgo: 520, type: 'notice',
    title: '여러 회사에 함께 소속된 구성원의 로그인 화면 개선과 소속 회사 전환 기능, 그리고 그에 따른 이용 안내서 개정에 관한 종합 안내',
    body: () => [
      '두 곳 이상의 회사에 소속된 구성원은 로그인한 뒤 소속을 고를 수 있습니다. 고른 소속은 이 기기에 기억됩니다.',
      '이용 안내서의 2장과 5장이 함께 바뀌었습니다.',
    ],
  },
]

/** Announcements as a customer would read them; the days they name count from the day each was published. */
export function makeNotices(faker: Faker, now: Date): (typeof notices.$inferInsert)[] {
  return texts.map(({ daysAgo, type, title, pinned = false, body }) => {
    const published = addDays(kstDate(now), -daysAgo)
    const publishedAt = new Date(Date.parse(`${published}T10:00:00+09:00`) + faker.number.int({ max: 6 * 60 }) * 60_000)
    return {
      id: faker.string.uuid(),
      announcementType: type,
      title,
      body: body((days) => formatDate(addDays(published, days))).join('\n\n'),
      pinned,
      publishedAt,
    }
  })
}
