import { chakra, Stack } from '@chakra-ui/react'
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
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { businessCheckFact } from './business-check-fact.ts'
import { CompanyDetails } from './CompanyDetails.tsx'
import { CompanyPeople } from './CompanyPeople.tsx'
import { CompanySections } from './CompanySections.tsx'
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
  closes,
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
      <ObjectNavigation>
        <BackLink to="/admin/company">{t('back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={`${formatBusinessNumber(rnno)} · ${t('since', { date: formatDate(createdAt) })}`}
        title={companyName}
        state={mergedInto && <Badge tone="neutral">{t('merged.badge')}</Badge>}
        facts={[...counts, businessCheckFact(t, businessCheck)]}
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
            <Contacts contacts={company.contacts} />
            {mergedInto === null && <CompanyDetails companyId={companyId} details={company.details} />}
            <CompanySections companyId={companyId} parts={sections} search={sectionSearch} />
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
            <CompanyPeople companyId={companyId} page={page} search={peopleSearch} closes={closes} />
          )}
        </Part>
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

function Contacts({ contacts }: Pick<LoadedCompany['company'], 'contacts'>) {
  const { t } = useCompanyAdminTexts()
  return (
    <Card aria-labelledby="contacts">
      <Heading level={2} size="sm" id="contacts" mb="2">
        {t('contacts')}
      </Heading>
      {contacts.length === 0 && <Text tone="muted">{t('noContacts')}</Text>}
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
      >
        {contacts.map(({ memberId, name, email, roles }) => (
          <chakra.li key={memberId} display="flex" gap="3" alignItems="center">
            <Avatar name={name} />
            <chakra.div minWidth="0">
              <Text weight="medium">
                {name}{' '}
                <Text as="span" size="sm" tone="muted">
                  {roles.map((role) => t(`role.${role}`)).join(', ')}
                </Text>
              </Text>
              <TextLink asChild fontSize="sm">
                <a href={`mailto:${email}`}>
                  <Breakable>{email}</Breakable>
                </a>
              </TextLink>
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
