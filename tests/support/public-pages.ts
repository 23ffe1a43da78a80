/** A page that visitors get as HTML: its route, an address it answers, its heading and a text of its main part. */
export type PublicPage = { name: string; route: string; path: string; title: string; holds: string }

const list = [
  { name: 'home', route: '/', title: '회사의 문을 지키는 가장 쉬운 방법', holds: '도입은 세 단계로 끝납니다' },
  { name: 'feature', route: '/feature', title: '들어오는 순간부터 나가는 순간까지 지킵니다', holds: '이상 행위 탐지' },
  { name: 'service', route: '/service', title: '필요한 서비스만 골라 씁니다', holds: '1명 월 2,000원부터' },
  { name: 'plan', route: '/service/plan', title: '쓰는 만큼만 내는 요금제', holds: '공급가액' },
  { name: 'plan-year', route: '/service/plan', path: '/service/plan?service=UBA&cycle=Y&currency=USD&users=7', title: '쓰는 만큼만 내는 요금제', holds: '$254.10' },
  { name: 'notices', route: '/notice', title: '공지사항', holds: '정기 점검 안내' },
  { name: 'notice', route: '/notice/$id', title: '정기 점검 안내', holds: '점검' },
  { name: 'support', route: '/support', title: '무엇을 도와드릴까요?', holds: '오전 9시 ~ 오후 6시' },
  { name: 'guides', route: '/support/board', title: '이용 안내', holds: '청구서' },
  { name: 'guide', route: '/support/board/$id', title: '청구서', holds: '청구서' },
  { name: 'apps', route: '/apps', title: '앱 찾기', holds: '개' },
]
void list
