import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { hasEndedEarly, todayOf } from '#domain/access/terms.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { UseStateBadge } from '#src/features/app/UseStateBadge.tsx'
import { UseStateNotice } from '#src/features/app/UseStateNotice.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { AccessHistory } from '../AccessHistory.tsx'
import { BackTo } from '../BackTo.tsx'
import { GrantActions } from '../GrantActions.tsx'
import { GrantStateBadge } from '../GrantStateBadge.tsx'
import { reasonText } from '../reason-text.ts'
import { TermLeft } from '../TermLeft.tsx'
import { TermLine } from '../TermLine.tsx'
import { useAccessTexts } from '../texts.ts'

/** A permission with its term, its possible requests and its history. */
export function GrantDetail({ today, grant, events }: Output<'getAccessGrant'>) {
  const { t } = useAccessTexts()
  const {
    grantId,
    appId,
    appName,
    icon,
    levelId,
    levelName,
    startAt,
    endDate,
    useState,
    useStatus,
    pauseOrigin,
    pausedBefore,
    openRequestId,
    entryUrl,
    actions,
  } = grant
  const name = `${appName} ${levelName}`
  const { reason } = actions.find(({ approvalType }) => approvalType === 'APPLY')!
  // The member holds this permission again through another grant. The possible requests are on the page of that
  // grant.
  const isHeldAgain = useStatus === 'EXPIRE' && (reason === 'HELD' || reason === 'HELD_PAUSED')
  return (
    <Stack gap="6">
      <BackTo>{t('grant.back')}</BackTo>
      <Flex align="center" gap="3">
        <AppTile icon={icon} />
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minWidth="0">
          <ScreenTitle overflowWrap="anywhere">{name}</ScreenTitle>
          {useStatus !== 'EXPIRE' && useState !== 'A' && <UseStateBadge useState={useState} />}
          <GrantStateBadge {...grant} />
        </Flex>
      </Flex>
      {pauseOrigin === 'SECURITY' && (
        <Notice status="warning">
          {t(
            useStatus === 'EXPIRE'
              ? 'grant.endedSecurityText'
              : pausedBefore
                ? 'grant.pausedBeforeText'
                : 'grant.securityText',
          )}
        </Notice>
      )}
      {useStatus !== 'EXPIRE' && <UseStateNotice of="grant" useState={useState} />}
      {useStatus !== 'EXPIRE' && useState === 'S' && (
        <TextLink asChild standalone alignSelf="flex-start">
          <Link to="/apps/detail" search={{ appId }}>
            {t('services.which')}
          </Link>
        </TextLink>
      )}
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 8fr) minmax(0, 5fr)' }}
      >
        <Card aria-labelledby="term">
          <Flex justify="space-between" align="center" gap="3" mb="4">
            <Heading level={2} size="md" id="term">
              {t('grant.term')}
            </Heading>
            {useStatus !== 'EXPIRE' && <TermLeft end={endDate} today={today} />}
          </Flex>
          <TermLine
            start={todayOf(new Date(startAt))}
            end={endDate}
            today={today}
            ended={useStatus === 'EXPIRE'}
            early={hasEndedEarly(grant)}
          />
          <chakra.div mt="5" pt="5" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
            <Heading level={2} size="sm" mb="3">
              {t('grant.actions')}
            </Heading>
            {isHeldAgain ? (
              <Text>{reasonText(reason)}</Text>
            ) : (
              <GrantActions name={name} {...{ appId, levelId, openRequestId, entryUrl, actions }} />
            )}
            <ButtonLink asChild variant="link" size="sm" minHeight="touch" mt="2">
              <Link to="/inquiry/write" search={{ about: 'GRANT', aboutId: grantId }}>
                {t('ask')}
              </Link>
            </ButtonLink>
          </chakra.div>
        </Card>
        <AccessHistory events={events} />
      </chakra.div>
    </Stack>
  )
}
