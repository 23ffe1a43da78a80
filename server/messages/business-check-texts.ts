import { formatDate } from '#domain/dates.ts'
import type { NoticeContent } from './notices.ts'

type ClosureText = (companyName: string, running: number, closedOn: string | null) => NoticeContent

const advice = (running: number): string =>
  `이용 중인 구독이 ${running}건 있습니다. 국세청이 세금계산서를 받지 않을 수 있으니 회사에 확인해 주세요.`

/**
 * The notifications of the staff about a company that the tax office lists as suspended or closed; `closedOn` is
 * YYYY-MM-DD.
 */
export const businessCheckTexts = {
  SUSPENDED: (companyName, running) => ({
    subject: '휴업한 회사에 이용 중인 구독이 있습니다',
    text: `국세청에서 조회한 ${companyName}의 사업자 상태가 휴업입니다. ${advice(running)}`,
  }),

  CLOSED: (companyName, running, closedOn) => ({
    subject: '폐업한 회사에 이용 중인 구독이 있습니다',
    text: `국세청에서 조회한 ${companyName}의 사업자 상태가 폐업${closedOn === null ? '' : `(${formatDate(closedOn)})`}입니다. ${advice(running)}`,
  }),
} satisfies Record<'SUSPENDED' | 'CLOSED', ClosureText>
