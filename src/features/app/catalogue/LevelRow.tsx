import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { GrantActions } from '#src/features/access/GrantActions.tsx'
import { reasonText } from '#src/features/access/reason-text.ts'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { ActRow } from '#src/ui/ActRow.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { UseStateBadge } from '../UseStateBadge.tsx'

/** A level of an app, with the member's buttons for a request or the administrator's actions. */
export function LevelRow({
  appId,
  level,
  longestOfApp,
}: {
  appId: string
  level: Schema<'AccessLevel'>
  longestOfApp: number
}) {
  const { t } = useAccessTexts()
  const id = useId()
  const { levelId, name, description, adminYn, useState, longestTermDays, grantId, openRequestId, actions } =
    level
  const apply = actions.find(({ approvalType }) => approvalType === 'APPLY')!
  return (
    <ActRow columnGap="6" px={{ base: '4', md: '6' }} py="4">
      <Stack gap="1" flex="1 1 18rem" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Heading level={3} size="sm">
            {name}
          </Heading>
          {useState !== 'A' && <UseStateBadge useState={useState} />}
          {adminYn === 'Y' && <Badge tone="info">{t('detail.admin')}</Badge>}
        </Flex>
        <Text tone="muted">{description}</Text>
        {longestTermDays < longestOfApp && (
          <Text tone="muted" size="sm">
            {t('detail.longest', { days: longestTermDays })}
          </Text>
        )}
      </Stack>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2">
        {grantId && (
          <TextLink asChild standalone>
            <Link to="/apps/grant" search={{ grantId }}>
              {t('detail.toGrant')}
            </Link>
          </TextLink>
        )}
        {grantId && apply.reason !== null && (
          <GrantActions {...{ name, appId, levelId, openRequestId, actions }} onlyOpen />
        )}
        {apply.reason === null && (
          <ButtonLink asChild size="sm" minHeight="touch">
            <Link
              to="/apps/form"
              search={{ appId, levelId, approvalType: 'APPLY' }}
              aria-label={t('detail.applyLabel', { name })}
            >
              {t('detail.apply')}
            </Link>
          </ButtonLink>
        )}
        {!grantId && apply.reason !== null && (
          <Stack gap="2" align={{ base: 'flex-start', md: 'flex-end' }}>
            <Button
              size="sm"
              minHeight="touch"
              aria-disabled
              aria-describedby={id}
              aria-label={t('detail.applyLabel', { name })}
            >
              {t('detail.apply')}
            </Button>
            <Text size="sm" tone="muted" id={id}>
              {reasonText(apply.reason)}
            </Text>
            {openRequestId && (
              <TextLink asChild standalone>
                <Link to="/apps/request" search={{ requestId: openRequestId }}>
                  {t('actions.waiting')}
                </Link>
              </TextLink>
            )}
          </Stack>
        )}
      </Flex>
    </ActRow>
  )
}
