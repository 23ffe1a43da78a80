import { Part } from '#src/components/part/Part.tsx'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { AdminBillTable, useBillColumns } from '#src/features/bill/AdminBillTable.tsx'
import { AdminInquiryTable, useInquiryColumns } from '#src/features/inquiry/AdminInquiryTable.tsx'
import {
  AdminSubscriptionTable,
  useSubscriptionColumns,
} from '#src/features/subscription/AdminSubscriptionTable.tsx'
import type { LoadedMember } from './load-member.ts'
import { useAdminMemberTexts } from './member-texts.ts'

/** The newest subscriptions, bills and inquiries of a member; lists that the reader may not open are left out. */
export function MemberLists({
  subscriptions,
  bills,
  inquiries,
}: Pick<LoadedMember, 'subscriptions' | 'bills' | 'inquiries'>) {
  const { t } = useAdminMemberTexts()
  const columns = {
    subscriptions: useSubscriptionColumns({ isOfCompany: true }),
    bills: useBillColumns({ isOfCompany: true }),
    inquiries: useInquiryColumns({ isOfCompany: true }),
  }
  return (
    <>
      {subscriptions && (
        <Part of={subscriptions} name={t('subscriptions')}>
          {({ list, total }) => (
            <ListSection title={t('subscriptions')} count={total} none={t('noSubscriptions')}>
              <AdminSubscriptionTable rows={list} columns={columns.subscriptions} />
            </ListSection>
          )}
        </Part>
      )}
      {bills && (
        <Part of={bills} name={t('bills')}>
          {({ list, total }) => (
            <ListSection title={t('bills')} count={total} none={t('noBills')}>
              <AdminBillTable rows={list} columns={columns.bills} />
            </ListSection>
          )}
        </Part>
      )}
      {inquiries && (
        <Part of={inquiries} name={t('inquiries')}>
          {({ list, total }) => (
            <ListSection title={t('inquiries')} count={total} none={t('noInquiries')}>
              <AdminInquiryTable rows={list} columns={columns.inquiries} />
            </ListSection>
          )}
        </Part>
      )}
    </>
  )
}
