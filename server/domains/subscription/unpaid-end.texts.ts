import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import { endMoney, subscriptionLabel } from './cancel.rules.ts'
import type { StoredCancellation } from './cancel.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

/** The notices of the automatic cancellation of a subscription because of unpaid bills. */
export const unpaidEndTexts = {
  ended: (
    row: StoredSubscription,
    { cancellationNo, lastDate, dueAmount, setOffAmount }: StoredCancellation,
  ): NoticeContent => ({
    subject: '미납으로 구독이 해지되었습니다',
    text: `안내한 기한까지 연체 금액을 받지 못해 ${subscriptionLabel(row)} 구독을 해지했습니다. 해지 번호는 ${cancellationNo}이고, 마지막 이용일은 ${formatDate(lastDate)}입니다. ${endMoney(dueAmount, setOffAmount, row.currency)} 다시 이용하려면 구독을 새로 신청해 주세요.`,
    phone: {
      kind: 'BILL_ENDED',
      values: {
        청구: subscriptionLabel(row),
        마지막날: formatDate(lastDate),
        금액: formatMoney(Math.max(0, dueAmount), row.currency),
      },
    },
  }),
  endedForStaff: (
    row: StoredSubscription,
    { cancellationNo, lastDate, dueAmount, setOffAmount }: StoredCancellation,
  ): NoticeContent => ({
    subject: '미납 구독이 해지되었습니다',
    text: `${row.companyInfo.companyName}의 ${subscriptionLabel(row)} 구독이 청구 규칙에 따라 해지되었습니다. 해지 번호는 ${cancellationNo}이고, 마지막 이용일은 ${formatDate(lastDate)}입니다. ${endMoney(dueAmount, setOffAmount, row.currency)}`,
  }),
}
