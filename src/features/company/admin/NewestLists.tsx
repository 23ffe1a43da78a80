import { Link } from '@tanstack/react-router'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ListSection, usePartsFold } from '#src/components/screen/ListSection.tsx'
import { AdminBillTable, useBillColumns } from '#src/features/bill/AdminBillTable.tsx'
import { AdminInquiryTable, useInquiryColumns } from '#src/features/inquiry/AdminInquiryTable.tsx'
import {
  AdminSubscriptionTable,
  useSubscriptionColumns,
} from '#src/features/subscription/AdminSubscriptionTable.tsx'
import type { LoadedMember } from './load-member.ts'
import { useCompanyAdminTexts } from './texts.ts'

/** The number of rows of each list on phones, if the complete lists are one link away. */
const PHONE_ROWS = 3

type Props = Pick<LoadedMember, 'subscriptions' | 'bills' | 'inquiries'> & {
  /**
   * The search words that find these rows in the complete lists; without them the sections have no link to those
   * lists.
   */
  search?: string
  /** Whether empty lists are left out, since the screen names them in one line. */
  hidesEmpty?: boolean
  /** The number of rows of each list; by default all that were loaded. */
  most?: number
}

/**
 * The newest subscriptions, bills and inquiries of a company or a member; lists that the viewer may not open are left
 * out.
 */
export function NewestLists({
  subscriptions,
  bills,
  inquiries,
  search,
  hidesEmpty = false,
  most: mostAtAll = Number.POSITIVE_INFINITY,
}: Props) {
  const { t } = useCompanyAdminTexts()
  const isNarrow = usePartsFold()
  const most = isNarrow && search !== undefined ? Math.min(mostAtAll, PHONE_ROWS) : mostAtAll
  const columns = {
    subscriptions: useSubscriptionColumns({ isOfCompany: true }),
    bills: useBillColumns({ isOfCompany: true }),
    inquiries: useInquiryColumns({ isOfCompany: true }),
  }
  const isEmpty = {
    subscriptions: usePart(subscriptions)?.total === 0 && hidesEmpty,
    bills: usePart(bills)?.total === 0 && hidesEmpty,
    inquiries: usePart(inquiries)?.total === 0 && hidesEmpty,
  }
  const isMore = ({ list, total }: { list: readonly unknown[]; total: number }) =>
    search !== undefined && total > Math.min(list.length, most)
  return (
    <>
      {subscriptions && !isEmpty.subscriptions && (
        <Part of={subscriptions} name={t('subscriptions')}>
          {(page) => (
            <ListSection
              title={t('subscriptions')}
              count={page.total}
              none={t('noSubscriptions')}
              folds="OPEN"
              more={
                isMore(page) && (
                  <Link to="/admin/subscription" search={{ subscriptionState: 'ALL', search }}>
                    {t('more')}
                  </Link>
                )
              }
            >
              <AdminSubscriptionTable rows={page.list.slice(0, most)} columns={columns.subscriptions} />
            </ListSection>
          )}
        </Part>
      )}
      {bills && !isEmpty.bills && (
        <Part of={bills} name={t('bills')}>
          {(page) => (
            <ListSection
              title={t('bills')}
              count={page.total}
              none={t('noBills')}
              folds="OPEN"
              more={
                isMore(page) && (
                  <Link to="/admin/bill" search={{ waitingFor: 'ALL', search }}>
                    {t('more')}
                  </Link>
                )
              }
            >
              <AdminBillTable rows={page.list.slice(0, most)} columns={columns.bills} />
            </ListSection>
          )}
        </Part>
      )}
      {inquiries && !isEmpty.inquiries && (
        <Part of={inquiries} name={t('inquiries')}>
          {(page) => (
            <ListSection
              title={t('inquiries')}
              count={page.total}
              none={t('noInquiries')}
              folds={page.list.some(({ waitingSince }) => waitingSince !== null) ? 'OPEN' : true}
              more={
                isMore(page) && (
                  <Link to="/admin/inquiry" search={{ search }}>
                    {t('more')}
                  </Link>
                )
              }
            >
              <AdminInquiryTable rows={page.list.slice(0, most)} columns={columns.inquiries} />
            </ListSection>
          )}
        </Part>
      )}
    </>
  )
}
