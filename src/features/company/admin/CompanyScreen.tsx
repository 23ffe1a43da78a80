import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { formatMoney } from '#domain/money.ts'
import { isRunning } from '#domain/subscription/states.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { type Fact, ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { businessCheckItem } from './business-check-item.ts'
import { CompanyContacts } from './CompanyContacts.tsx'
import { CompanyDetails } from './CompanyDetails.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'
import { CompanyHistoryPart, CompanySections } from './CompanySections.tsx'
import { CorrectCompany } from './CorrectCompany.tsx'
import { CorrectionList } from './CorrectionList.tsx'
import type { LoadedCompany } from './load-company.ts'
import { MergedNotice } from './merge/MergedNotice.tsx'
import { NewestLists } from './NewestLists.tsx'
import { COMPANY_ROWS } from './opened.ts'
import { useCompanyAdminTexts } from './texts.ts'

/**
 * A customer for the staff: the unpaid amounts, the newest subscriptions, bills and inquiries, and the members of the
 * company.
 */
export function CompanyScreen({
  company,
  corrections,
  people,
  subscriptions,
  bills,
  inquiries,
  sections,
  reopens,
  merges,
  peopleSearch,
  sectionSearch,
}: LoadedCompany) {
  const { t } = useCompanyAdminTexts()
  const { companyId, companyName, rnno, businessCheck, createdAt, peopleCount, mergedInto } = company
  const correctableCompany = usePart(corrections)
  const lists = {
    subscriptions: usePart(subscriptions),
    bills: usePart(bills),
    inquiries: usePart(inquiries),
  }
  const counts = factsOf(t, { peopleCount, ...lists })
  return (
    <Stack gap="5">
      <ObjectNavigation at={`/admin/company/detail?companyId=${companyId}`}>
        <BackLink to="/admin/company">{t('back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={`${formatBusinessNumber(rnno)} · ${t('since', { date: formatDate(createdAt) })}`}
        title={companyName}
        state={mergedInto && <Badge tone="neutral">{t('merged.badge')}</Badge>}
        facts={counts}
        hasPairsOnPhones
        actions={
          mergedInto === null && (
            <>
              {correctableCompany && <CorrectCompany company={correctableCompany} />}
              {merges && (
                <ButtonLink asChild variant="outline">
                  <Link to="/admin/company/merge" search={{ companyId }}>
                    {t('merge')}
                  </Link>
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {mergedInto && <MergedNotice into={mergedInto} />}
      <ObjectDesk
        isEven
        side={
          <>
            <CompanyContacts contacts={company.contacts} />
            {mergedInto === null && (
              <CompanyDetails
                companyId={companyId}
                details={company.details}
                businessState={businessCheckItem(t, businessCheck)}
                isAlarming={!['ACTIVE', 'UNCHECKED'].includes(businessCheck.businessState)}
              />
            )}
            <CompanyHistoryPart companyId={companyId} parts={sections} search={sectionSearch} />
          </>
        }
      >
        <NewestLists
          {...{ subscriptions, bills, inquiries }}
          search={companyName}
          hidesEmpty
          most={COMPANY_ROWS}
        />
        <Part of={people} name={t('people')}>
          {(page) => (
            <CompanyPeople companyId={companyId} page={page} search={peopleSearch} reopens={reopens} />
          )}
        </Part>
        <CompanySections companyId={companyId} parts={sections} search={sectionSearch} />
        <Part of={corrections} name={t('corrections')}>
          {({ list }) => list.length > 0 && <CorrectionList list={list} />}
        </Part>
      </ObjectDesk>
    </Stack>
  )
}

type LoadedCompanyData = {
  peopleCount: number
  subscriptions: Schema<'AdminSubscriptionPage'> | undefined
  bills: Schema<'AdminBillPage'> | undefined
  inquiries: Schema<'AdminInquiryPage'> | undefined
}

/**
 * Returns the facts of the company. A fact that needs a complete list is omitted if only a part of the list was
 * loaded.
 */
function factsOf(
  t: ReturnType<typeof useCompanyAdminTexts>['t'],
  { peopleCount, subscriptions, bills, inquiries }: LoadedCompanyData,
): Fact[] {
  const unpaidSums = bills?.sums.filter(({ unpaidCount }) => unpaidCount > 0) ?? []
  const facts: (Fact | undefined)[] = [
    bills && {
      key: 'owed',
      term: t('owed'),
      value:
        unpaidSums.length === 0
          ? formatMoney(0, 'KRW')
          : unpaidSums.map(({ currency, unpaidAmount }) => (
              <div key={currency}>{formatMoney(unpaidAmount, currency)}</div>
            )),
      remark:
        unpaidSums.length > 0
          ? t('owedBills', { count: unpaidSums.reduce((all, { unpaidCount }) => all + unpaidCount, 0) })
          : undefined,
    },
    subscriptions && {
      key: 'subscriptions',
      term: t('subscriptions'),
      value: t('count', { count: subscriptions.total }),
      remark: isWhole(subscriptions)
        ? t('running', {
            count: subscriptions.list.filter(({ subscriptionState }) => isRunning(subscriptionState)).length,
          })
        : undefined,
    },
    inquiries && {
      key: 'inquiries',
      term: t('inquiries'),
      value: t('count', { count: inquiries.total }),
      // The list begins with the waiting inquiries, so their number is known once the list contains an inquiry that
      // does not wait.
      remark:
        isWhole(inquiries) || inquiries.list.some(({ waitingSince }) => waitingSince === null)
          ? t('waits', { count: inquiries.list.filter(({ waitingSince }) => waitingSince !== null).length })
          : undefined,
    },
    { key: 'people', term: t('people'), value: t('peopleCount', { count: peopleCount }) },
  ]
  return facts.filter((fact) => fact !== undefined)
}

const isWhole = ({ list, total }: { list: readonly unknown[]; total: number }) => list.length === total
