import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { todayOf } from '#domain/access/terms.ts'
import { UseStateBadge } from '#src/features/app/UseStateBadge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { GrantActions } from '../GrantActions.tsx'
import { GrantStateBadge } from '../GrantStateBadge.tsx'
import { TermLeft } from '../TermLeft.tsx'
import { TermLine } from '../TermLine.tsx'

/** A short view of a permission, with its term and its possible requests. */
export function GrantCard({ grant, today }: { grant: Schema<'AccessGrant'>; today: string }) {
  const {
    grantId,
    appId,
    appName,
    levelId,
    levelName,
    startAt,
    endDate,
    useState,
    useStatus,
    openRequestId,
    actions,
  } = grant
  const name = `${appName} ${levelName}`
  return (
    <Card as="li">
      <Stack gap="4">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Heading level={3} size="md" minWidth="0" overflowWrap="anywhere">
            <TextLink asChild standalone fontWeight="bold" color="fg">
              <Link to="/apps/grant" search={{ grantId }}>
                {name}
              </Link>
            </TextLink>
          </Heading>
          <Flex gap="2" wrap="wrap">
            {useStatus !== 'EXPIRE' && useState !== 'A' && <UseStateBadge useState={useState} />}
            {useStatus !== 'EXPIRE' && <TermLeft end={endDate} today={today} />}
            <GrantStateBadge {...grant} />
          </Flex>
        </Flex>
        <TermLine
          start={todayOf(new Date(startAt))}
          end={endDate}
          today={today}
          ended={useStatus === 'EXPIRE'}
        />
        <GrantActions name={name} {...{ appId, levelId, openRequestId, actions }} onlyOpen />
      </Stack>
    </Card>
  )
}
