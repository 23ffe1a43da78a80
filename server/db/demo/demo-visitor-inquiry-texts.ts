import type { DemoInquiryText } from './demo-inquiry-text.ts'

/** What people ask who have no account. */
export const visitorInquiryTexts: DemoInquiryText[] = [
  {
    daysAgo: 17, type: 'PRODUCT', state: 'RECEIVED', from: 'visitor', company: '윤슬도자기',
    subject: '직원이 다섯 명인 회사도 쓸 수 있나요?',
    body: '작은 공방을 운영합니다. 쇼핑몰과 회계 프로그램, 메일을 한 번에 로그인하고 싶은데 최소 인원이 있는지 궁금합니다.',
  },
  {
    daysAgo: 11, type: 'PRODUCT', state: 'RECEIVED', from: 'visitor', company: '(주)온고을데이터',
    subject: '도입 전에 보안 구성도를 볼 수 있을까요?',
    body: '사내 심의를 받으려면 서비스의 보안 구성도와 데이터 보관 위치를 적은 문서가 필요합니다.\n\n저희가 쓰는 질문지를 첨부하니 채워 주시면 심의에 올리겠습니다.',
    files: ['보안 질문지.pdf'],
  },
  {
    daysAgo: 7, type: 'SUBSCRIPTION', state: 'RECEIVED', from: 'visitor', company: '한울치과의원',
    subject: '무료 체험이 끝나면 자동으로 결제되나요?',
    body: '체험을 신청하려고 합니다. 체험이 끝날 때 카드로 자동 결제되는지, 아니면 따로 신청해야 하는지 알려 주세요.',
  },
  {
    daysAgo: 2, type: 'BILLING', state: 'RECEIVED', from: 'visitor',
    subject: '1년 치를 한 번에 내면 할인이 있나요?',
    body: '요금 안내에서 월 요금만 보입니다. 연 단위로 결제할 때의 할인율을 알고 싶습니다.',
  },
  {
    daysAgo: 1, type: 'TECHNICAL', state: 'RECEIVED', from: 'visitor', company: '미리내물산',
    subject: '초대 메일의 링크가 열리지 않습니다',
    body: '회사에서 보낸 초대 메일을 눌렀더니 사용할 수 없는 링크라고 나옵니다. 메일을 받은 지는 여드레 되었습니다.',
    files: ['초대 메일 화면.png'],
  },
  {
    daysAgo: 4, type: 'PRODUCT', state: 'IN_PROGRESS', from: 'visitor', company: '주식회사 조약돌',
    subject: '사내에 직접 설치하는 방식도 있나요?',
    body: '망이 나누어진 환경이라 외부 서비스를 쓰기 어렵습니다. 저희 서버에 직접 설치할 수 있는지, 있다면 최소 사양이 어떻게 되는지 궁금합니다.',
  },
  {
    daysAgo: 6, type: 'SUBSCRIPTION', state: 'IN_PROGRESS', from: 'visitor', company: '다솜초등학교',
    subject: '학교에서 쓰려면 어떤 절차가 필요한가요?',
    body: '교직원 60명이 쓰려고 합니다. 학교장터로 계약할 수 있는지와 필요한 서류를 알려 주시기 바랍니다.',
  },
  {
    daysAgo: 10, type: 'TECHNICAL', state: 'IN_PROGRESS', from: 'visitor', company: '물안개호텔',
    subject: '기존 출입 카드와 연동할 수 있을까요?',
    body: '직원 출입 카드의 번호로 로그인하게 하고 싶습니다. 카드 단말 제조사에서 받은 연동 규격을 첨부합니다.',
    files: ['출입 단말 연동 규격.pdf'],
  },
  {
    daysAgo: 3, type: 'PRODUCT', state: 'ANSWERED', from: 'visitor', company: '(주)새솔바이오',
    subject: '지문이나 얼굴로 로그인할 수 있나요?',
    body: '연구실에서는 장갑을 끼고 있어 비밀번호를 넣기 어렵습니다. 얼굴 인식이 되는 노트북에서 바로 로그인할 수 있는지 궁금합니다.',
    answer: {
      afterHours: 5,
      body: '네, 얼굴이나 지문 인식을 지원하는 기기에서는 비밀번호 없이 로그인할 수 있습니다. 생체 정보는 기기 안에만 있고 저희에게 오지 않습니다.\n\n시험해 보실 수 있도록 체험을 열어 드릴 수 있습니다. 원하시면 알려 주세요.',
    },
  },
  {
    daysAgo: 13, type: 'BILLING', state: 'ANSWERED', from: 'visitor', company: '가온건축사사무소',
    subject: '견적서를 받고 싶습니다',
    body: '45명 기준으로 프로 요금제의 1년 견적서를 부탁드립니다. 부가세를 따로 적어 주세요.',
    answer: {
      afterHours: 3,
      body: '요청하신 견적서를 첨부했습니다. 견적은 30일 동안 유효합니다. 인원이 바뀌면 다시 보내 드리겠습니다.',
      files: ['견적서.pdf'],
    },
  },
  {
    daysAgo: 16, type: 'OTHER', state: 'ANSWERED', from: 'visitor',
    subject: '대학 과제로 인터뷰를 부탁드려도 될까요?',
    body: '정보보호를 공부하는 학생입니다. 기업의 계정 관리에 관해 30분쯤 여쭙고 싶습니다. 화상 회의도 괜찮습니다.',
    answer: {
      afterHours: 27,
      body: '관심을 가져 주셔서 감사합니다. 다음 주 수요일 오후에 담당자와 통화하실 수 있습니다. 상담 예약에서 화상을 고르시고 메모에 "학생 인터뷰"라고 적어 주세요.',
    },
  },
  {
    daysAgo: 22, type: 'TECHNICAL', state: 'ANSWERED', from: 'visitor', company: '은모래여행사',
    subject: '로그인 화면이 빈 화면으로 나옵니다',
    body: '사무실 컴퓨터 한 대에서만 로그인 화면이 하얗게 나옵니다. 다른 컴퓨터는 괜찮습니다.',
    files: ['빈 화면.png'],
    answer: {
      afterHours: 2,
      body: '보내 주신 화면을 보니 브라우저가 오래된 판입니다. 브라우저를 최신 판으로 올린 뒤 다시 열어 주세요.',
    },
  },
  {
    daysAgo: 9, type: 'SUBSCRIPTION', state: 'REOPENED', from: 'visitor', company: '솔바람출판',
    subject: '체험 기간을 늘릴 수 있을까요?',
    body: '체험을 시작했는데 담당자가 바뀌어 제대로 써 보지 못했습니다. 2주만 더 쓸 수 있을까요?',
    answer: { afterHours: 4, body: '체험 기간을 14일 늘려 드렸습니다. 새 종료일은 체험 화면에서 확인하실 수 있습니다.' },
    more: { afterHours: 47, body: '늘려 주셔서 감사합니다. 그런데 화면에는 아직 이전 종료일로 나옵니다. 한 번 더 확인해 주시겠어요?' },
  },
  {
    daysAgo: 30, type: 'PRODUCT', state: 'CLOSED', from: 'visitor', company: '해오름유치원',
    subject: '태블릿에서도 쓸 수 있나요?',
    body: '교실마다 태블릿이 한 대씩 있습니다. 태블릿 브라우저에서도 모든 기능을 쓸 수 있는지 궁금합니다.',
    answer: { afterHours: 6, body: '네, 태블릿과 휴대전화의 브라우저에서도 같은 기능을 쓸 수 있습니다. 따로 설치할 앱은 없습니다.' },
  },
  {
    daysAgo: 38, type: 'BILLING', state: 'CLOSED', from: 'visitor', company: '다람쥐문구',
    subject: '현금영수증도 발행되나요?',
    body: '간이과세자입니다. 세금계산서 대신 현금영수증을 받을 수 있나요?',
    answer: { afterHours: 3, body: '계좌 이체로 결제하시면 현금영수증을 발행해 드립니다. 구독을 신청할 때 청구 정보에서 현금영수증을 골라 주세요.' },
  },
  {
    daysAgo: 45, type: 'ACCOUNT', state: 'CLOSED', from: 'visitor',
    subject: '탈퇴하면 제 정보는 어떻게 되나요?',
    body: '예전에 다니던 회사에서 만든 계정을 지우고 싶습니다. 탈퇴하면 이름과 전화번호도 바로 지워지나요?',
    answer: {
      afterHours: 9,
      body: '회사의 계정은 회사가 관리하므로 이전 회사의 보안 관리자에게 삭제를 요청해 주세요. 삭제하면 이름과 연락처는 바로 지워지고, 법에서 정한 기록만 정해진 기간 동안 따로 보관됩니다.',
    },
  },
  {
    daysAgo: 52, type: 'OTHER', state: 'CLOSED', from: 'visitor', company: '노을빛방송',
    subject: '보도자료에 로고를 써도 되나요?',
    body: '계정 보안을 다루는 기획 기사에 회사 로고를 싣고 싶습니다. 사용 기준이 있으면 알려 주세요.',
    answer: { afterHours: 24, body: '기사에 쓰시는 것은 괜찮습니다. 로고 파일과 사용 기준을 첨부합니다. 색과 비율은 바꾸지 말아 주세요.', files: ['로고 사용 기준.pdf', '로고.png'] },
  },
  {
    daysAgo: 63, type: 'TECHNICAL', state: 'CLOSED', from: 'visitor', company: '사회적협동조합 느티나무그늘아래함께자라는아이들과이웃',
    subject: '이름이 아주 긴 기관인데 가입 화면에 모두 적히지 않습니다',
    body: '기관 이름을 끝까지 적을 수 없습니다. 줄여서 적어도 계약에 문제가 없을까요?',
    answer: { afterHours: 5, body: '계약서에는 사업자등록증의 이름이 그대로 들어가므로 화면에는 줄여서 적으셔도 괜찮습니다. 입력할 수 있는 길이도 늘리겠습니다.' },
  },
  {
    daysAgo: 24, type: 'PRODUCT', state: 'ANSWERED', from: 'visitor', company: '물결소프트',
    subject: '개발용 시험 환경을 제공하나요?',
    body: '저희 서비스에 통합 로그인을 붙이기 전에 시험해 볼 환경이 있는지, 개발 문서는 어디에서 볼 수 있는지 궁금합니다.',
    answer: { afterHours: 6, body: '시험 환경을 따로 제공합니다. 고객지원의 개발 안내 글을 먼저 읽어 보시고, 쓰실 주소를 알려 주시면 시험 계정을 만들어 드리겠습니다.' },
  },
  {
    daysAgo: 5, type: 'OTHER', state: 'RECEIVED', from: 'visitor', company: '도란도란협동조합',
    subject: '설명회를 열어 주실 수 있나요?',
    body: '조합에 속한 회사 열 곳이 함께 도입을 검토하고 있습니다. 다음 달 둘째 주에 한 시간쯤 설명회를 부탁드릴 수 있을까요?',
  },
  {
    daysAgo: 20, type: 'ACCOUNT', state: 'RECEIVED', from: 'visitor', company: '(주)한들식품',
    subject: '관리자가 퇴사해서 아무도 로그인할 수 없습니다',
    body: '관리자 한 명만 계정을 가지고 있었는데 지난주에 퇴사했습니다. 회사가 소유자임을 증명하고 관리자를 바꾸려면 무엇을 보내야 하나요?\n\n우선 사업자등록증을 첨부합니다.',
    files: ['사업자등록증.pdf'],
  },
  {
    daysAgo: 86, type: 'SUBSCRIPTION', state: 'CLOSED', from: 'visitor', company: '꽃샘화원',
    subject: '구독을 잠시 멈출 수 있나요?',
    body: '겨울에는 가게를 석 달 쉽니다. 쉬는 동안 구독을 멈추고 봄에 다시 쓰고 싶습니다.',
    answer: { afterHours: 7, body: '지금은 잠시 멈추는 기능이 없습니다. 해지한 뒤 석 달 안에 다시 구독하시면 설정이 그대로 돌아옵니다.' },
  },
]
