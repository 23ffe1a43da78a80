import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { adminPages } from '#domain/admin/pages.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { AccessTrend } from './AccessTrend.tsx'
import { useAccessTodayTexts } from './access-today-texts.ts'
import { MedianTime } from './MedianTime.tsx'

/**
 * The facts about the work of a member with a role in the access area: the numbers of new and of finished tasks in the
 * last two weeks, the median time until a task is finished, and the permissions to watch.
 */
export function AccessToday({ today }: { today: Schema<'AdminAccessToday'> }) {
  const { roles, trend } = today
  const mayWatch = adminPages['/admin/member'].some((role) => roles.includes(role))
  return (
    <>
      <AccessTrend days={trend} isSecurity={roles.includes('SECURITY_ADMIN')} />
      <MedianTime today={today} />
      {mayWatch && <WatchedGrants today={today} />}
    </>
  )
}

function WatchedGrants({ today: { blocked, ending } }: { today: Schema<'AdminAccessToday'> }) {
  const { t } = useAccessTodayTexts()
  const counts = [
    ['blocked', blocked],
    ['ending', ending],
  ] as const
  return (
    <Card aria-labelledby="watched">
      <Heading level={2} size="sm" id="watched" mb="1">
        {t('watch')}
      </Heading>
      <chakra.dl>
        {counts.map(([name, count]) => (
          <chakra.div
            key={name}
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="4"
            minHeight="touch"
            borderTopWidth="1px"
            borderTopStyle="solid"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
          >
            <dt>{t(name)}</dt>
            <chakra.dd fontWeight="bold" textStyle="tabular">
              {t('watchCount', { count })}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <TextLink asChild standalone>
        <Link to="/admin/member">{t('watchLink')}</Link>
      </TextLink>
    </Card>
  )
}
