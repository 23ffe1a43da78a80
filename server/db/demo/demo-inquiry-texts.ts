import type { DemoInquiryText } from './demo-inquiry-text.ts'

/** What the members of the demo companies ask. */
export const memberInquiryTexts: DemoInquiryText[] = [
  {
    daysAgo: 1, type: 'TECHNICAL', state: 'RECEIVED', from: 'minseo.kim',
    subject: '새 휴대전화로 바꾼 뒤 인증 문자가 오지 않습니다',
    body: '어제 휴대전화를 바꾸고 번호는 그대로 옮겼는데, 오늘 아침부터 인증 문자가 오지 않습니다.\n\n통신사 스팸함도 확인했습니다. 다른 회사 문자는 잘 옵니다.\n오전 회의 전에 로그인해야 해서 빠른 확인 부탁드립니다.',
    files: ['인증 화면.png'],
  },
  {
    daysAgo: 3, type: 'BILLING', state: 'IN_PROGRESS', from: 'minseo.kim',
    subject: '세금계산서의 담당자 이메일을 바꾸고 싶습니다',
    body: '지금은 퇴사한 직원의 메일로 세금계산서가 가고 있습니다. 다음 달 발행분부터 재무팀 공용 메일로 받을 수 있을까요?\n\n바꾸는 데 필요한 서류가 있으면 알려 주세요.',
  },
  {
    daysAgo: 9, type: 'SUBSCRIPTION', state: 'ANSWERED', from: 'minseo.kim',
    subject: '사용 인원을 늘리면 요금은 언제부터 바뀌나요?',
    body: '다음 주에 신입 12명이 들어옵니다. 지금 인원을 늘리면 이번 달 요금부터 바뀌는지, 다음 결제일부터 바뀌는지 궁금합니다.',
    answer: {
      afterHours: 5,
      body: '문의해 주셔서 감사합니다.\n\n인원을 늘리면 늘린 날부터 다음 결제일 전날까지의 요금을 날짜로 나누어 다음 결제 때 함께 청구합니다. 이번 달 청구서는 바뀌지 않습니다.\n\n자세한 계산 예는 첨부한 안내문에서 보실 수 있습니다.',
      files: ['인원 변경 요금 안내.pdf'],
    },
  },
  {
    daysAgo: 6, type: 'TECHNICAL', state: 'REOPENED', from: 'minseo.kim',
    subject: '사내 메신저에 통합 로그인이 연결되지 않습니다',
    body: '안내서대로 메신저 관리 화면에 주소와 인증서를 넣었지만 로그인할 때 "서명을 확인할 수 없다"는 오류가 나옵니다.\n\n설정 화면과 오류 화면을 첨부합니다.',
    files: ['메신저 설정.png', '오류 화면.png'],
    answer: {
      afterHours: 4,
      body: '안녕하세요. 첨부해 주신 화면을 보니 지난달에 만료된 인증서가 등록되어 있습니다.\n\n관리 화면에서 새 인증서를 내려받아 다시 등록해 주세요. 바꾼 뒤에는 5분쯤 지나 적용됩니다.',
    },
    more: {
      afterHours: 22,
      body: '인증서를 새로 등록했는데 일부 직원에게서만 같은 오류가 계속 나옵니다. 오류가 나는 직원은 모두 지점에서 접속합니다. 더 확인할 것이 있을까요?',
      files: ['지점 오류 화면.png'],
    },
  },
  {
    daysAgo: 34, type: 'ACCOUNT', state: 'CLOSED', from: 'minseo.kim',
    subject: '휴직한 직원의 계정을 잠시 멈출 수 있나요?',
    body: '육아휴직에 들어가는 직원이 있습니다. 계정을 지우지 않고 멈춰 두었다가 복직하면 다시 쓰게 하고 싶습니다.',
    answer: {
      afterHours: 3,
      body: '네, 보안 관리자가 해당 계정을 사용 중지로 바꾸면 됩니다. 그동안에도 계정의 설정과 기록은 그대로 남고, 다시 사용으로 바꾸면 이전처럼 쓸 수 있습니다.\n\n사용 중지한 계정은 사용 인원에 들어가지 않습니다.',
    },
  },
  {
    daysAgo: 71, type: 'PRODUCT', state: 'CLOSED', from: 'minseo.kim',
    subject: '접속 기록은 얼마 동안 보관되나요?',
    body: '내부 감사에서 지난 2년의 접속 기록을 요청받았습니다. 기록이 얼마 동안 남아 있는지, 파일로 받을 수 있는지 알고 싶습니다.',
    answer: {
      afterHours: 7,
      body: '프로 요금제의 접속 기록은 3년 동안 보관됩니다. 보안 관리자 화면의 접속 기록에서 기간을 고른 뒤 내려받을 수 있습니다.\n\n한 번에 1년까지 받을 수 있으므로 2년 치는 두 번에 나누어 받아 주세요.',
    },
  },
  {
    daysAgo: 5, type: 'ACCOUNT', state: 'RECEIVED', from: 'jiho.lee',
    subject: '승인자를 두 명으로 늘리고 싶습니다',
    body: '지금은 저 혼자 승인하고 있어 휴가 때 업무가 밀립니다. 같은 권한의 승인자를 한 명 더 지정하려면 어떻게 해야 하나요?',
  },
  {
    daysAgo: 12, type: 'TECHNICAL', state: 'ANSWERED', from: 'jiho.lee',
    subject: '인증 앱의 숫자가 계속 틀리다고 나옵니다',
    body: '인증 앱에 나온 숫자를 그대로 넣어도 맞지 않는다고 합니다. 복구 코드로는 로그인했습니다.',
    answer: {
      afterHours: 2,
      body: '휴대전화의 시각이 실제보다 1분 넘게 빠르거나 늦으면 숫자가 맞지 않습니다. 휴대전화 설정에서 시각을 자동으로 맞추도록 바꾼 뒤 다시 시도해 주세요.\n\n그래도 되지 않으면 인증 앱을 다시 등록해 드리겠습니다.',
    },
  },
  {
    daysAgo: 48, type: 'PRODUCT', state: 'CLOSED', from: 'jiho.lee',
    subject: '승인 요청을 메신저로 알려 주는 기능이 있나요?',
    body: '승인 요청이 와도 메일을 늦게 확인하는 경우가 많습니다. 사내 메신저로 바로 알림을 받을 수 있으면 좋겠습니다.',
    answer: {
      afterHours: 26,
      body: '지금은 메일과 화면 알림만 지원합니다. 메신저 알림은 준비하고 있으며, 시작할 때 공지사항으로 알려 드리겠습니다. 좋은 의견 감사합니다.',
    },
  },
  {
    daysAgo: 2, type: 'TECHNICAL', state: 'IN_PROGRESS', from: 'seoyeon.park',
    subject: '해외 접속을 막았는데 출장자는 예외로 하고 싶습니다',
    body: '접속 정책에서 국외 접속을 모두 막아 두었습니다. 다음 주에 싱가포르로 출장 가는 직원 두 명만 열흘 동안 접속하게 하려면 어떤 순서로 설정해야 하나요?\n\n정책 화면을 첨부합니다.',
    files: ['접속 정책.pdf'],
  },
  {
    daysAgo: 19, type: 'OTHER', state: 'ANSWERED', from: 'seoyeon.park',
    subject: '정보보호 점검표에 적을 인증 현황을 알려 주세요',
    body: '거래처에서 보내 온 점검표에 서비스가 받은 정보보호 인증을 적어야 합니다. 인증 이름과 유효 기간을 알려 주시면 고맙겠습니다.',
    answer: {
      afterHours: 8,
      body: '요청하신 인증 현황을 첨부했습니다. 점검표에는 문서의 2쪽에 있는 번호와 기간을 적으시면 됩니다.',
      files: ['정보보호 인증 현황.pdf'],
    },
  },
  {
    daysAgo: 14, type: 'SUBSCRIPTION', state: 'RECEIVED', from: 'haneul.choi',
    subject: '매장 32곳에서 함께 쓰는 단말의 요금은 어떻게 계산하나요?',
    body: '매장마다 단말이 두 대씩 있고 직원들이 번갈아 씁니다. 단말 수로 계약하는지, 쓰는 사람 수로 계약하는지 궁금합니다.\n\n매장별 근무 인원을 정리한 표를 첨부합니다.',
    files: ['매장별 근무 인원.pdf'],
  },
  {
    daysAgo: 8, type: 'BILLING', state: 'REOPENED', from: 'haneul.choi',
    subject: '지난달 요금이 두 번 출금되었습니다',
    body: '지난달 25일과 26일에 같은 금액이 한 번씩 출금되었습니다. 확인 부탁드립니다.',
    answer: {
      afterHours: 6,
      body: '불편을 드려 죄송합니다. 은행의 재처리로 한 번 더 출금된 것을 확인했습니다. 두 번째 금액은 영업일 3일 안에 같은 계좌로 돌려드리겠습니다.',
    },
    more: { afterHours: 98, body: '영업일로 4일이 지났는데 아직 들어오지 않았습니다. 처리 상황을 알려 주세요.' },
  },
  {
    daysAgo: 40, type: 'TECHNICAL', state: 'CLOSED', from: 'haneul.choi',
    subject: '새벽 배송 시간에 로그인이 느려집니다',
    body: '새벽 4시쯤 기사님들이 한꺼번에 로그인하면 10초 넘게 걸립니다. 저희 쪽 문제인지 확인할 방법이 있을까요?',
    answer: {
      afterHours: 30,
      body: '해당 시간의 기록을 살펴보니 물류센터 공유기에서 접속이 몰려 늦어졌습니다. 저희 쪽에서는 1초 안에 응답했습니다.\n\n공유기 점검 뒤에도 같은 일이 있으면 시각을 적어 알려 주세요.',
    },
  },
  {
    daysAgo: 4, type: 'ACCOUNT', state: 'ANSWERED', from: 'yujin.jung',
    subject: '법인 이름이 길어 화면에서 잘려 보입니다',
    body: '저희 법인의 이름이 길어서 일부 화면에서 뒷부분이 보이지 않습니다. 줄임 이름을 따로 등록할 수 있나요?',
    answer: {
      afterHours: 20,
      body: '줄임 이름은 아직 등록할 수 없습니다. 이름이 잘리는 화면을 알려 주시면 모두 보이도록 고치겠습니다. 알려 주셔서 감사합니다.',
    },
  },
  {
    daysAgo: 21, type: 'BILLING', state: 'IN_PROGRESS', from: 'yujin.jung',
    subject: '비영리 단체 할인을 받을 수 있나요?',
    body: '사회적협동조합입니다. 비영리 단체에 할인이 있다고 들었는데 어떤 서류가 필요한지 알고 싶습니다. 설립 인가증을 먼저 보내 드립니다.',
    files: ['설립 인가증.pdf'],
  },
  {
    daysAgo: 27, type: 'SUBSCRIPTION', state: 'CLOSED', from: 'areum.han',
    subject: '개인으로 구독하다가 사업자로 바꿀 수 있나요?',
    body: '다음 달에 사업자 등록을 합니다. 지금 구독을 그대로 두고 사업자 정보만 더하고 싶습니다.',
    answer: {
      afterHours: 4,
      body: '네, 사업자등록증이 나온 뒤 구독 정보에서 가입 유형을 사업자로 바꾸면 됩니다. 요금과 결제일은 그대로입니다.',
    },
  },
  {
    daysAgo: 1, type: 'OTHER', state: 'RECEIVED', from: 'areum.han',
    subject: '고객센터 운영 시간을 알려 주세요',
    body: '전화로 문의하고 싶은데 점심시간에도 받으시는지 궁금합니다.',
  },
]
