import type { OperationsTagged, Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { formatDateTime, kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { MAX_EXPORTED_ROWS, type MakeTable, tableFile } from '#server/papers/table-file.ts'
import { inquiryStore } from './inquiry.store.ts'
import { filteredInquiries } from './inquiry.wanted.ts'

const head = ['문의 번호', '유형', '상태', '제목', '이름', '회사', '담당자', '접수 일시', '답변 일시']
const stateWords: Record<Schema<'InquiryState'>, string> = {
  RECEIVED: '접수',
  IN_PROGRESS: '확인 중',
  ANSWERED: '답변 완료',
  CLOSED: '종료',
  REOPENED: '재문의',
}
const typeWords: Record<Schema<'InquiryType'>, string> = {
  PRODUCT: '도입과 제품',
  SUBSCRIPTION: '구독',
  BILLING: '요금과 청구',
  TECHNICAL: '오류와 사용 방법',
  ACCOUNT: '계정과 로그인',
  OTHER: '기타',
}

/** Inquiries as a file, for those of the staff who may see the list. */
export const exportInquiryOperations = ({
  db,
  clock,
  makeTable,
}: {
  db: Db
  clock: Clock
  makeTable: MakeTable
}): Pick<OperationsTagged<'inquiry', Caller>, 'exportAdminInquiries'> => ({
  async exportAdminInquiries(asked, caller) {
    const { filter, order } = filteredInquiries(asked, memberOf(caller).memberId)
    const rows = await inquiryStore(db).adminPage(filter, { limit: MAX_EXPORTED_ROWS, order })
    const lines = rows.map((row) => [
      row.inquiryNo,
      typeWords[row.inquiryType],
      stateWords[row.inquiryState],
      row.subject,
      row.name,
      row.companyName ?? '',
      row.staffName ?? '',
      formatDateTime(row.createdAt.toISOString()),
      row.answeredAt ? formatDateTime(row.answeredAt.toISOString()) : '',
    ])
    return tableFile(makeTable, { name: '문의', day: kstDate(clock.now()), head, lines })
  },
})
