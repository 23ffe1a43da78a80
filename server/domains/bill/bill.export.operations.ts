import type { OperationsTagged } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { numberOf } from '#domain/money.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { MAX_EXPORTED_ROWS, type MakeTable, tableFile } from '#server/papers/table-file.ts'
import { bookOf } from './bill.books.ts'
import type { BillDeps } from './bill.deps.ts'
import { billStore } from './bill.store.ts'
import { wantedBills } from './bill.wanted.ts'
import { methodWords, stateWords } from './bill.words.ts'

const head = [
  '청구서 번호',
  '회사',
  '서비스',
  '요금제',
  '상태',
  '결제 수단',
  '청구일',
  '납부 기한',
  '결제일',
  '통화',
  '금액(부가세 포함)',
]

/** The bills of all companies, and the books of a month, as files, for staff who may see the list. */
export const exportBillOperations = ({
  db,
  box,
  clock,
  makeTable,
}: Pick<BillDeps, 'db' | 'box' | 'clock'> & { makeTable: MakeTable }): Pick<
  OperationsTagged<'bill', Caller>,
  'exportAdminBills' | 'exportBooks'
> => ({
  async exportBooks({ book, period }) {
    const { name, ...table } = await bookOf({ db, box }, book, period)
    return tableFile(makeTable, { name: `${name}_${period}`, day: kstDate(clock.now()), ...table })
  },

  async exportAdminBills(asked, caller) {
    const { filter, order } = wantedBills(asked, { staff: memberOf(caller) })
    const rows = await billStore(db).page(filter, { limit: MAX_EXPORTED_ROWS, order })
    const lines = rows.map(({ bill, subscription: { serviceInfo }, companyName, paymentMethodCode }) => [
      bill.billNo,
      companyName,
      serviceInfo.serviceName,
      serviceInfo.planName,
      stateWords[bill.billState],
      methodWords[paymentMethodCode],
      bill.billDate,
      bill.dueDate,
      bill.paidAt === null ? '' : kstDate(bill.paidAt),
      bill.currency,
      numberOf(bill.totalAmount, bill.currency),
    ])
    return tableFile(makeTable, { name: '청구서', day: kstDate(clock.now()), head, lines })
  },
})
