import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDate } from '#domain/dates.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard, HomeRow } from './HomeCard.tsx'
import { useMyTexts } from './texts.ts'

const MOST = 4
type Props = { grants: Schema<'AccessGrant'>[]; today: string }

/** Permissions that end soon, each with its extension where that can be requested. */
export function EndingGrants({ grants, today }: Props) {
  const { t } = useMyTexts()
  return (
    <HomeCard
      id="ending"
      title={t('ending.title')}
      count={grants.length}
      link={<Link to="/apps">{t('ending.link')}</Link>}
    >
      <chakra.ul listStyleType="none">
        {grants.slice(0, MOST).map((grant) => (
          <HomeRow
            key={grant.grantId}
            title={
              <TextLink asChild>
                <Link
                  to="/apps/grant"
                  search={{ grantId: grant.grantId }}
                >{`${grant.appName} ${grant.levelName}`}</Link>
              </TextLink>
            }
            text={t('ending.until', {
              date: formatDate(grant.endDate),
              days: daysBetween(today, grant.endDate),
            })}
            side={<Extension grant={grant} />}
          />
        ))}
      </chakra.ul>
    </HomeCard>
  )
}

function Extension({ grant: { appId, levelId, actions, openRequestId } }: { grant: Schema<'AccessGrant'> }) {
  const { t } = useMyTexts()
  if (openRequestId)
    return (
      <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
        <Link to="/apps/request" search={{ requestId: openRequestId }}>
          {t('ending.asked')}
        </Link>
      </ButtonLink>
    )
  if (!actions.some(({ approvalType, reason }) => approvalType === 'EXTEND' && reason === null)) return null
  return (
    <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
      <Link to="/apps/form" search={{ appId, levelId, approvalType: 'EXTEND' }}>
        {t('ending.extend')}
      </Link>
    </ButtonLink>
  )
}
