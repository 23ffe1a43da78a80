import { Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { useSession } from '#src/components/app-context.ts'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { StateCounts } from './StateCounts.tsx'
import { TermsDue } from './TermsDue.tsx'

type Props = {
  user: Output<'getUserInfo'>
  active: Output<'countActiveSubscriptions'>
  counts: Output<'countSubscriptions'>
  areTermsDue: boolean
}

/** The member's own page: what runs, in which states, and who they are. */
export function Dashboard({ user, active, counts, areTermsDue }: Props) {
  const { t } = useTranslation('my')
  const { t: common } = useTranslation()
  const { info } = useSession()
  return (
    <Stack gap="5">
      <ScreenTitle>{t('greeting', { name: user.name })}</ScreenTitle>
      {areTermsDue && <TermsDue />}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <Card display="flex" flexDirection="column" gap="2" alignItems="flex-start">
          <Heading level={2} size="sm">
            {t('active')}
          </Heading>
          <Text fontSize="4xl" weight="bold" numeric lineHeight="heading">
            {t('activeCount', { count: active.count })}
          </Text>
          <Text tone="muted" mb="3">
            {t('activeText', { count: counts.count })}
          </Text>
          <ButtonLink asChild mt="auto">
            <Link to="/my/subscription">{t('toSubscriptions')}</Link>
          </ButtonLink>
        </Card>
        <Card>
          <Heading level={2} size="sm" mb="2">
            {t('states')}
          </Heading>
          <StateCounts counts={counts} />
        </Card>
      </SimpleGrid>
      <Card>
        <Flex justify="space-between" align="center" gap="3" mb="3">
          <Heading level={2} size="md">
            {t('profile')}
          </Heading>
          <TextLink asChild>
            <Link to="/my/member">{t('toMember')}</Link>
          </TextLink>
        </Flex>
        <DataList
          columns={1}
          items={[
            { key: 'company', term: t('company'), value: user.companyName ?? t('noCompany') },
            { key: 'email', term: t('email'), value: <Breakable>{user.email}</Breakable> },
            { key: 'phone', term: t('phoneNumber'), value: formatPhone(user.phoneNumber), numeric: true },
            {
              key: 'subEmail',
              term: t('subEmail'),
              value: <Breakable>{user.subEmail ?? common('none')}</Breakable>,
            },
            { key: 'mfa', term: t('mfaType'), value: info && t(`mfa.${info.mfaType}`) },
          ]}
        />
      </Card>
    </Stack>
  )
}
