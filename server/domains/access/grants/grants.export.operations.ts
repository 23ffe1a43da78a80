import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { kstDate } from '#domain/dates.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { MAX_EXPORTED_ROWS, type MakeTable, tableFile } from '#server/papers/table-file.ts'
import type { AccessDeps } from '../access.deps.ts'
import { grantStore, type StoredGrant } from './grants.store.ts'
import { filteredGrants } from './grants.wanted.ts'

const head = ['구성원', '부서', '앱', '권한', '위험', '상태', '시작일', '종료일']
const riskWords: Record<Schema<'RiskLevel'>, string> = { LOW: '낮음', MEDIUM: '보통', HIGH: '높음' }
const stateWords = {
  NORMAL: '사용 중',
  PAUSE: '일시 정지',
  SECURITY: '접근 차단',
  TERM: '기간 종료',
  RELEASED: '반납됨',
  REVOKED: '회수됨',
} as const

/** The permissions of colleagues as a file, for those who may see the list. */
export const exportGrantOperations = (
  deps: Pick<AccessDeps, 'db' | 'clock'> & { makeTable: MakeTable },
): Pick<OperationsTagged<'accessAdmin', Caller>, 'exportAdminAccessGrants'> => ({
  async exportAdminAccessGrants(asked, caller) {
    const { filter, order } = await filteredGrants(deps, asked, memberOf(caller))
    const rows = await grantStore(deps.db).adminPage(filter, { limit: MAX_EXPORTED_ROWS, order })
    const lines = rows.map((row) => [
      row.memberName,
      row.deptName ?? '',
      row.level.app.name,
      row.level.name,
      riskWords[row.level.riskLevel],
      stateWords[stateOf(row, filter.today)],
      kstDate(row.startAt),
      row.endDate,
    ])
    return tableFile(deps.makeTable, { name: '구성원권한', day: kstDate(deps.clock.now()), head, lines })
  },
})

/** The state of a permission on a day, as the screens name it. */
function stateOf(row: StoredGrant, today: string): keyof typeof stateWords {
  const { useStatus, pauseOrigin, endReason } = effectiveGrant(row, today)
  if (useStatus === 'EXPIRE') return endReason ?? 'TERM'
  return useStatus === 'PAUSE' && pauseOrigin === 'SECURITY' ? 'SECURITY' : useStatus
}
