import { chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { requestAges } from '#domain/access/ages.ts'
import { adminPages } from '#domain/admin/pages.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AccessTrend } from './AccessTrend.tsx'
import { TodayCard, TodayRow } from './TodayCard.tsx'

/** The access area's day of the person who has a role in it: what waits for them, what to keep an eye on, and how the fortnight went. */
export function AccessToday({ today }: { today: Schema<'AdminAccessToday'> }) {
  const { t } = useApprovalTexts()
  const { t: admin } = useAdminTexts()
  const { roles, waiting, ages, longest, trend } = today
  const watches = adminPages['/admin/member'].some((role) => roles.includes(role))
  return (
    <chakra.section aria-labelledby="access" display="grid" gap="3">
      <div>
        <Heading level={2} size="md" id="access">
          {t('today.title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('today.roles', { roles: roles.map((role) => t(`role.${role}`)).join(' · ') })}
        </Text>
      </div>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <TodayCard
          id="requests"
          title={t('today.waiting')}
          count={waiting}
          none={t('today.none')}
          link={<Link to="/admin/approval">{t('today.waitingLink')}</Link>}
        >
          {longest.map(
            ({ requestId, requesterName, appName: app, levelName: level, approvalType, requestedAt }) => (
              <TodayRow
                key={requestId}
                title={
                  <Link to="/apps/request" search={{ requestId }}>
                    {requesterName}
                  </Link>
                }
                text={t('today.row', { app, level, type: t(`type.${approvalType}`) })}
                side={waitsText(admin, requestedAt)}
              />
            ),
          )}
        </TodayCard>
        <chakra.div display="grid" gap="4" minWidth="0">
          {waiting > 0 && (
            <Card aria-labelledby="ages">
              <Heading level={3} size="sm" id="ages" mb="3">
                {t('today.ages')}
              </Heading>
              <Flex as="ul" gap="2" wrap="wrap">
                {requestAges.map((requestAge) => (
                  <li key={requestAge}>
                    <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
                      <Link to="/admin/approval" search={{ requestAge }}>
                        {t('today.age', { age: t(`age.${requestAge}`), count: ages[requestAge] })}
                      </Link>
                    </ButtonLink>
                  </li>
                ))}
              </Flex>
            </Card>
          )}
          {watches && <Watched today={today} />}
          <AccessTrend days={trend} />
        </chakra.div>
      </SimpleGrid>
    </chakra.section>
  )
}

function Watched({ today: { blocked, ending } }: { today: Schema<'AdminAccessToday'> }) {
  const { t } = useApprovalTexts()
  const counts = [
    ['blocked', blocked],
    ['ending', ending],
  ] as const
  return (
    <Card aria-labelledby="watched">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
        <Heading level={3} size="sm" id="watched">
          {t('today.watch')}
        </Heading>
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          <Link to="/admin/member">{t('today.watchLink')}</Link>
        </ButtonLink>
      </Flex>
      <chakra.dl display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        {counts.map(([name, count]) => (
          <div key={name}>
            <chakra.dt fontSize="sm" color="fg.muted">
              {t(`today.${name}`)}
            </chakra.dt>
            <chakra.dd fontSize="2xl" fontWeight="bold" textStyle="tabular">
              {t('today.watchCount', { count })}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </Card>
  )
}
