import type { DemoText } from './demo-text.ts'

/** Scheduled posts; the days count back from today. */
export const plannedTexts: DemoText[] = [
  {
    daysAgo: -3,
    type: 'service',
    title: '연말 고객센터 운영 시간 안내',
    body: (day) => [
      `${day(10)}부터 ${day(14)}까지 고객센터를 오전 10시부터 오후 4시까지 운영합니다.`,
      '이 기간에 남긴 문의에는 다음 영업일까지 답변드립니다. 급한 접속 문제는 [지원 게시판](/support/board)에서 먼저 확인해 주세요.',
    ],
  },
]

/** Unpublished posts of the staff. */
export const draftTexts: DemoText[] = [
  {
    daysAgo: 1,
    type: 'security',
    title: '인증 앱 교체 방법 안내 (검토 중)',
    body: () => [
      '휴대폰을 바꾸면 인증 앱을 다시 등록해야 합니다. 옛 휴대폰이 있을 때와 없을 때의 방법이 다릅니다.',
      '## 옛 휴대폰이 있을 때',
      '1. 내 정보의 2단계 인증 화면을 엽니다.\n2. 새 휴대폰의 인증 앱으로 QR 코드를 찍습니다.\n3. 인증 번호 6자리를 입력합니다.',
      '## 옛 휴대폰이 없을 때',
      '복구 코드로 로그인한 뒤 인증 앱을 새로 등록합니다. 복구 코드도 없으면 문의를 남겨 주세요.',
    ],
  },
  {
    daysAgo: 4,
    type: 'notice',
    title: '요금제 개편 사전 안내',
    body: () => ['요금제의 가격표가 바뀝니다. 자세한 표는 다음 주에 더합니다.'],
  },
]
