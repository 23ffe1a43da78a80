import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import type { PeopleSearch } from './company-search.ts'
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

type Props = { page: CompanyPage; search: PeopleSearch }

/** The company of a member: its people with their roles, its invitations, and how to join and leave. */
export function CompanyScreen({ page, search }: Props) {
  const { company, offers } = page
  const { t } = useCompanyTexts()
  useSessionCompany(company?.companyName ?? null)
  const isAsking = offers.some(isOwnRequest)
  const its = page.company === null ? undefined : page.its
  const companyOffers = usePart(its)
  const isOfferWaiting = companyOffers?.waiting.some(({ offerKind }) => offerKind === 'OWNERSHIP') ?? false
  return (
    <Stack gap="6">
      <Head company={company} />
      <OwnOffers offers={offers} own={company?.companyName} />
      {page.company === null ? (
        !isAsking && <JoinSection />
      ) : (
        <>
          {its && (
            <Part of={its} name={t('offersName')}>
              {({ waiting }) => <WaitingOffers offers={waiting} />}
            </Part>
          )}
          <Part of={page.people} name={t('people.title')} keepsPrevious>
            {(people) => (
              <PeopleSection
                company={page.company}
                page={people}
                search={search}
                isOfferWaiting={isOfferWaiting}
              />
            )}
          </Part>
          {page.details && (
            <Part of={page.details} name={t('details.title')}>
              {(details) => <DetailsSection details={details} />}
            </Part>
          )}
          {isOwner(page.company) && <PolicySection company={page.company} />}
          <EndedOffers offers={companyOffers?.over ?? []} />
          {page.company.peopleCount === 1 && !isAsking && <JoinOther company={page.company} />}
          {!isOwner(page.company) && <LeaveSection company={page.company} />}
        </>
      )}
    </Stack>
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
