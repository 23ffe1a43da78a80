import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { extensionOpensOn, hasEndedEarly, todayOf } from '#domain/access/terms.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { UseStateBadge } from '#src/features/app/UseStateBadge.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { GrantActions } from '../GrantActions.tsx'
import { GrantStateBadge } from '../GrantStateBadge.tsx'
import { TermLeft } from '../TermLeft.tsx'
import { TermLine } from '../TermLine.tsx'

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    px: '4',
    py: '3',
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderBottomStyle: 'solid', borderColor: 'border' },
    _hover: { bg: 'bg.hover' },
    _first: { roundedTop: 'xl' },
    _last: { roundedBottom: 'xl' },
    // The clickable area of the name's link covers the whole row; the buttons are above that area.
    '& h2 a::after': { content: '""', position: 'absolute', inset: '0' },
    '& [role=group] *, & p a': { position: 'relative', zIndex: '1' },
    '@container (width >= 56rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem) 18rem',
      columnGap: '6',
      alignItems: 'center',
      '& > :last-child': { justifySelf: 'end' },
    },
  },
})

/** A permission with its term and its possible requests: a row on wide windows, a card on narrow ones. */
export function GrantRow({ grant, today }: { grant: Schema<'AccessGrant'>; today: string }) {
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
    openRequestId,
    entryUrl,
    actions,
  } = grant
  const name = `${appName} ${levelName}`
  const isEnding = useStatus === 'NORMAL' && extensionOpensOn(endDate) <= today
  return (
    <Row>
      <Flex justify="space-between" align="center" columnGap="3" rowGap="1" wrap="wrap">
        <Tiled>
          <AppTile icon={icon} size="row" />
          <Heading level={2} size="sm" fontWeight="bold" overflowWrap="anywhere">
            <Link to="/apps/grant" search={{ grantId }}>
              {name}
            </Link>
          </Heading>
        </Tiled>
        <Flex gap="2" wrap="wrap">
          {useStatus !== 'EXPIRE' && useState !== 'A' && <UseStateBadge useState={useState} />}
          {isEnding ? <TermLeft end={endDate} today={today} /> : <GrantStateBadge {...grant} />}
        </Flex>
      </Flex>
      <TermLine
        start={todayOf(new Date(startAt))}
        end={endDate}
        today={today}
        ended={useStatus === 'EXPIRE'}
        early={hasEndedEarly(grant)}
        paused={useStatus === 'PAUSE'}
        compact
      />
      <GrantActions
        name={name}
        {...{ appId, levelId, openRequestId, entryUrl, actions }}
        isEnding={isEnding}
        onlyOpen
      />
    </Row>
  )
}
