import { SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Output } from '#contract/operation.ts'
import { formatNumber } from '#domain/money.ts'
import { nextCompany, nextPayment } from '#domain/subscription/profiles.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useProfileTexts } from '../profile-texts.ts'
import { CompanyProfileCard } from './CompanyProfileCard.tsx'
import { PaymentProfileCard } from './PaymentProfileCard.tsx'

/**
 * A company's details from earlier subscriptions: the companies and payment methods that a new request may
 * reuse.
 */
export function ProfilesScreen({ profiles }: { profiles: Output<'listSubscriptionProfiles'> }) {
  const { t } = useProfileTexts()
  const { companies, payments } = profiles
  const requestLink = useMayManage() && (
    <ButtonLink asChild>
      <Link to="/subscription">{t('request')}</Link>
    </ButtonLink>
  )
  if (companies.length === 0)
    return (
      <Stack gap="5">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <ManagersOnly />
        <Card padding="none">
          <EmptyState
            art="subscription"
            title={t('empty')}
            description={t('emptyText')}
            action={requestLink}
          />
        </Card>
      </Stack>
    )
  const isAlone = companies.every(({ subscriberInfo }) => subscriberInfo.accountTypeDetail === 'PERSON')
  const kind = isAlone ? 'person' : 'company'
  const [company, payment] = [nextCompany(profiles), nextPayment(profiles)]
  return (
    <Stack gap="8">
      <Stack
        direction={{ base: 'column', md: 'row' }}
        justify="space-between"
        align={{ base: 'flex-start', md: 'flex-end' }}
        gap="4"
      >
        <ScreenTitle>{t('title')}</ScreenTitle>
        {requestLink}
      </Stack>
      <ManagersOnly />
      <Group id="companies" title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} count={companies.length}>
        {companies.map((profile) => (
          <CompanyProfileCard
            key={profile.profileId}
            profile={profile}
            isNext={profile === company}
            isWide={companies.length === 1}
          />
        ))}
      </Group>
      <Group id="payments" title={t('payment.title')} lead={t('payment.lead')} count={payments.length}>
        {payments.map((profile) => (
          <PaymentProfileCard key={profile.profileId} profile={profile} isNext={profile === payment} />
        ))}
        {payments.length === 0 && (
          <Card>
            <Text>{t('payment.none')}</Text>
          </Card>
        )}
      </Group>
    </Stack>
  )
}

type GroupProps = { id: string; title: string; lead: string; count: number; children: ReactNode }

function Group({ id, title, lead, count, children }: GroupProps) {
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Stack gap="1">
        <Heading level={2} size="md" id={id}>
          {title}{' '}
          {count > 1 && (
            <Text as="span" tone="muted" numeric>
              {formatNumber(count)}
            </Text>
          )}
        </Heading>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, lg: count > 1 ? 2 : 1 }} gap="4" alignItems="start">
        {children}
      </SimpleGrid>
    </Stack>
  )
}
