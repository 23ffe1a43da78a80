import { Flex, Stack } from '@chakra-ui/react'
import type { Output } from '#contract/operation.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ApproverList } from '../ApproverList.tsx'
import { AppTile } from '../AppTile.tsx'
import { ServicesOfApp } from '../ServicesOfApp.tsx'
import { UseStateNotice } from '../UseStateNotice.tsx'
import { LevelRow } from './LevelRow.tsx'

/** An app with the levels that can be requested, and its approvers. */
export function AppDetail({ app }: { app: Output<'getAccessApp'> }) {
  const { t } = useAccessTexts()
  const {
    appId,
    name,
    category,
    description,
    icon,
    services,
    useState,
    longestTermDays,
    releaseReviewYn,
    levels,
    approvers,
  } = app
  return (
    <Stack gap="6">
      <BackLink to="/apps" search={{ view: 'CATALOGUE' }}>
        {t('detail.back')}
      </BackLink>
      <Stack gap="1">
        <Flex gap="3" align="center" mb="1">
          <AppTile icon={icon} />
          <Stack gap="0" minWidth="0">
            <Text size="sm" tone="muted">
              {category}
            </Text>
            <ScreenTitle overflowWrap="anywhere">{name}</ScreenTitle>
          </Stack>
        </Flex>
        <Text>{description}</Text>
        <Text tone="muted">
          {t('detail.longest', { days: longestTermDays })}
          {releaseReviewYn === 'Y' && ` ${t('detail.releaseReview')}`}
        </Text>
      </Stack>
      <UseStateNotice of="app" useState={useState} />
      <ServicesOfApp services={services} useState={useState} />
      <Stack as="section" aria-labelledby="levels" gap="4">
        <Heading level={2} size="md" id="levels">
          {t('detail.levels')}
        </Heading>
        <Card as="ul" padding="none" aria-labelledby="levels">
          {levels.map((level) => (
            <LevelRow key={level.levelId} appId={appId} level={level} longestOfApp={longestTermDays} />
          ))}
        </Card>
      </Stack>
      <Card aria-labelledby="approvers">
        <Heading level={2} size="md" id="approvers" mb="3">
          {t('approvers.title')}
        </Heading>
        <ApproverList approvers={approvers} />
      </Card>
    </Stack>
  )
}
