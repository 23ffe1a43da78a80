import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatNumber } from '#domain/money.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import { ADDRESS, type CompanyTab, companyTabs, type PeopleSearch } from './company-search.ts'
import { DetailsSection } from './DetailsSection.tsx'
import { InviteForm } from './Invite.tsx'
import { JoinOther, JoinSection } from './JoinSection.tsx'
import { LeaveSection } from './LeaveSection.tsx'
import { type CompanyPage, isOwner } from './load-company.ts'
import { EndedOffers } from './OverOffers.tsx'
import { OwnOffers } from './OwnOffers.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { PolicySection } from './PolicySection.tsx'
import { useCompanyTexts } from './texts.ts'
import { useSessionCompany } from './use-session-company.ts'
import { WaitingOffers } from './WaitingOffers.tsx'

type Props = { page: CompanyPage; search: PeopleSearch; tab: CompanyTab }

/**
 * The company of a member: its people with their roles, its invitations, and how to join and leave. Owners have tabs
 * for the details of the company and for its policy.
 */
export function CompanyScreen({ page, search, tab }: Props) {
  const { company, offers } = page
  const { t } = useCompanyTexts()
  useSessionCompany(company?.companyName ?? null)
  const isAsking = offers.some(isOwnRequest)
  const shownTab = company !== null && isOwner(company) ? tab : 'PEOPLE'
  return (
    <Stack gap="6">
      <Head company={company} />
      <OwnOffers offers={offers} own={company?.companyName} />
      {page.company === null ? (
        !isAsking && <JoinSection />
      ) : (
        <>
          {isOwner(page.company) && (
            <CompanyTabs current={tab} people={page.company.peopleCount} search={search} />
          )}
          {shownTab === 'PEOPLE' && <PeopleTab page={page} search={search} isAsking={isAsking} />}
          {shownTab === 'DETAILS' && page.details && (
            <Part of={page.details} name={t('details.title')}>
              {(details) => <DetailsSection details={details} />}
            </Part>
          )}
          {shownTab === 'POLICY' && <PolicySection company={page.company} />}
        </>
      )}
    </Stack>
  )
}

/** The people of the company and its offers; members who are not owners can leave here. */
function PeopleTab({
  page: { company, people, its },
  search,
  isAsking,
}: {
  page: Exclude<CompanyPage, { company: null }>
  search: PeopleSearch
  isAsking: boolean
}) {
  const { t } = useCompanyTexts()
  const companyOffers = usePart(its)
  const isOfferWaiting = companyOffers?.waiting.some(({ offerKind }) => offerKind === 'OWNERSHIP') ?? false
  return (
    <>
      {its && (
        <Part of={its} name={t('offersName')}>
          {({ waiting }) => <WaitingOffers offers={waiting} />}
        </Part>
      )}
      <Part of={people} name={t('people.title')} keepsPrevious>
        {(page) => (
          <PeopleSection company={company} page={page} search={search} isOfferWaiting={isOfferWaiting} />
        )}
      </Part>
      <EndedOffers offers={companyOffers?.over ?? []} />
      {company.peopleCount === 1 && !isAsking && <JoinOther company={company} />}
      {!isOwner(company) && <LeaveSection company={company} />}
    </>
  )
}

function CompanyTabs({
  current,
  people,
  search,
}: {
  current: CompanyTab
  people: number
  search: PeopleSearch
}) {
  const { t } = useCompanyTexts()
  return (
    <ListTabs
      label={t('title')}
      current={current}
      tabs={companyTabs.map((key) => ({
        key,
        name: t(`tab.${key}`),
        count: key === 'PEOPLE' ? formatNumber(people) : undefined,
      }))}
      renderLink={(key, props) => (
        <Link
          to={ADDRESS}
          search={{ ...search, part: key === 'PEOPLE' ? undefined : key }}
          resetScroll={false}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}

const isOwnRequest = ({ offerKind, ownYn }: Schema<'CompanyOffer'>) => offerKind === 'JOIN' && ownYn === 'Y'

function Head({ company }: { company: Schema<'Company'> | null }) {
  const { t } = useCompanyTexts()
  const [inviting, setInviting] = useState(false)
  const ownsCompany = company !== null && isOwner(company)
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Stack gap="2" minWidth="0">
          <ScreenTitle>{t('title')}</ScreenTitle>
          {company === null && <Text tone="muted">{t('leadAlone')}</Text>}
        </Stack>
        {ownsCompany && <Button onClick={() => setInviting(true)}>{t('invite.open')}</Button>}
      </Flex>
      {company && <CompanyHead company={company} />}
      {inviting && <InviteForm onClose={() => setInviting(false)} />}
    </Stack>
  )
}
