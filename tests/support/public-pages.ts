import type { FileRoutesByTo } from '#src/app/routeTree.gen.ts'

/** A page that visitors get as HTML, with its heading and a text of its main part. */
export type PublicPage = {
  name: string
  route: keyof FileRoutesByTo
  path: string
  title: string
  holds: string
}

/**
 * Every public page. For a route with an id, `path` finds an entry in the list of the route. The journeys and the
 * speed check use this table.
 */
export const publicPages: PublicPage[] = [
  {
    name: 'home',
    route: '/',
    path: '/',
    title: '들어올 사람만, 필요한 동안만',
    holds: '도입은 세 단계로 끝납니다',
  },
  {
    name: 'feature',
    route: '/feature',
    path: '/feature',
    title: '들어오는 순간부터 나가는 순간까지 지킵니다',
    holds: '이상 행위 탐지',
  },
  {
    name: 'service',
    route: '/service',
    path: '/service',
    title: '필요한 서비스만 골라 씁니다',
    holds: '1인당 월 2,000원부터',
  },
  {
    name: 'plan',
    route: '/service/plan',
    path: '/service/plan',
    title: '인원에 맞춰 고르는 요금제',
    holds: '매월',
  },
  {
    name: 'plan-year',
    route: '/service/plan',
    path: '/service/plan?service=UBA&cycle=Y&currency=USD&users=7',
    title: '인원에 맞춰 고르는 요금제',
    holds: '$254.10',
  },
  { name: 'notices', route: '/notice', path: '/notice', title: '공지사항', holds: '정기 점검 안내' },
  {
    name: 'notice',
    route: '/notice/$id',
    path: '/notice?search=정기 점검 안내',
    title: '정기 점검 안내',
    holds: '점검',
  },
  {
    name: 'support',
    route: '/support',
    path: '/support',
    title: '무엇을 도와드릴까요?',
    holds: '오전 9시~오후 6시',
  },
  { name: 'guides', route: '/support/board', path: '/support/board', title: '지원 게시판', holds: '청구서' },
  {
    name: 'guide',
    route: '/support/board/$id',
    path: '/support/board?search=청구서를 읽는',
    title: '청구서를 읽는',
    holds: '청구서',
  },
  {
    name: 'inquiry',
    route: '/inquiry',
    path: '/inquiry',
    title: '궁금한 점을 알려 주세요',
    holds: '문의하는 방법',
  },
  {
    name: 'counsel',
    route: '/inquiry/counsel',
    path: '/inquiry/counsel',
    title: '상담 예약',
    holds: '비용은 없습니다',
  },
  {
    name: 'terms',
    route: '/terms',
    path: '/terms',
    title: '서비스 이용약관',
    holds: '버전 1.0 · 2026.03.02 시행',
  },
  {
    name: 'privacy',
    route: '/privacy',
    path: '/privacy',
    title: '개인정보 처리방침',
    holds: '정보주체의 권리',
  },
  { name: 'apps', route: '/apps', path: '/apps', title: '앱', holds: '협업' },
]

/** Returns the path of a public page on a running portal: that of its route, or of the first entry in its list. */
export async function addressOf({ route, path }: PublicPage, origin: string): Promise<string> {
  if (!route.endsWith('/$id')) return path
  const html = await (await fetch(`${origin}${path}`)).text()
  const list = route.slice(0, -'/$id'.length)
  const entry = new RegExp(`href="(${list}/[0-9a-f-]{36})[?"]`).exec(html)?.[1]
  if (entry === undefined) throw new Error(`${path} lists no entry.`)
  return entry
}
