import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { codeFields } from '#domain/abnormal/codes.ts'
import { codeName } from '#domain/code-names.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { ActLinks } from '#src/components/screen/ActLinks.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { EmptySection } from '#src/ui/EmptySection.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { AbnormalBadge } from '../AbnormalBadge.tsx'
import { foundText } from '../found-text.ts'
import { useSecurityTexts } from '../texts.ts'
import { ActionForm } from './ActionForm.tsx'
import { groupEvidence } from './group-evidence.ts'

type Event = Schema<'AbnormalEvent'>

/** One abnormal behaviour: the event, its evidence, the actions that are possible, and the actions already taken. */
export function AbnormalDetail({ event }: { event: Event }) {
  const { t } = useSecurityTexts()
  const { abnormalEventId, abnormalState, exclusionEndDate } = event
  const isFinished = finished.includes(abnormalState)
  return (
    <Stack gap="4">
      <ObjectNavigation>
        <BackLink to="/admin/abnormal">{t('abnormal.detail.back')}</BackLink>
      </ObjectNavigation>
      <Stack gap="2">
        <Flex>
          <AbnormalBadge state={abnormalState} />
        </Flex>
        <ScreenTitle>{foundText(t, event)}</ScreenTitle>
      </Stack>
      {!isFinished && event.choices.every(({ reason }) => reason !== 'OWN') && (
        <ActLinks acts={[{ form: 'act', label: t('abnormal.act.title') }]} hideFrom="xl" />
      )}
      {abnormalState === 'EXCLUDED' && exclusionEndDate && (
        <Notice>{t('abnormal.detail.excludedUntil', { date: formatDate(exclusionEndDate) })}</Notice>
      )}
      <ObjectDesk isSticky side={<Actions key={abnormalEventId} event={event} isFinished={isFinished} />}>
        {isFinished && <TakenActions event={event} />}
        <EventFacts event={event} />
        <EventEvidence event={event} />
        {!isFinished && <TakenActions event={event} />}
      </ObjectDesk>
    </Stack>
  )
}

const finished: readonly Event['abnormalState'][] = ['HANDLED', 'EXCLUDED']

/**
 * The form for an action. It is folded if the event was finished when the screen opened. A later change of the event
 * does not fold it, so that typed text stays visible.
 */
function Actions({ event, isFinished }: { event: Event; isFinished: boolean }) {
  const { t } = useSecurityTexts()
  const [isFolded] = useState(isFinished)
  if (!isFolded || event.choices.some(({ reason }) => reason === 'OWN')) return <ActionForm event={event} />
  return (
    <details>
      <FoldedSummary>{t('abnormal.act.again')}</FoldedSummary>
      <chakra.div pt="3">
        <ActionForm event={event} />
      </chakra.div>
    </details>
  )
}

function EventFacts({ event }: { event: Event }) {
  const { t } = useSecurityTexts()
  const { memberName, memberEmail, deptName, firstAt, detectedAt, count, device, address } = event
  const items = [
    {
      key: 'member',
      value: (
        <TextLink asChild>
          <Link to="/admin/member/detail" search={{ memberId: event.memberId }}>
            {memberName}
          </Link>
        </TextLink>
      ),
    },
    { key: 'email', value: memberEmail && <Breakable>{memberEmail}</Breakable> },
    { key: 'deptName', value: deptName ?? t('abnormal.unknown') },
    {
      key: 'period',
      value:
        firstAt === detectedAt
          ? formatDateTime(detectedAt)
          : `${formatDateTime(firstAt)} ~ ${formatDateTime(detectedAt)}`,
    },
    { key: 'count', value: t('abnormal.times', { count }) },
    { key: 'from', value: [device || t('abnormal.unknown'), address].filter(Boolean).join(' · ') },
    ...codeFields.flatMap((key) => {
      const code = event[key]
      return code === null ? [] : [{ key, value: codeName(key, code) }]
    }),
  ] as const
  return (
    <Card>
      <Heading level={2} size="sm" mb="3">
        {t('abnormal.detail.about')}
      </Heading>
      <DataList
        columns={1}
        items={items.map(({ key, value }) => ({
          key,
          term: t(`abnormal.field.${key}`),
          value,
          numeric: true,
        }))}
      />
      {codeFields.some((field) => event[field] !== null) && (
        <Text tone="muted" size="sm" mt="3">
          {t('abnormal.detail.codeNote')}
        </Text>
      )}
    </Card>
  )
}

function EventEvidence({ event: { evidence } }: { event: Event }) {
  const { t } = useSecurityTexts()
  const items = groupEvidence(evidence).map((group, index) => {
    const { evidenceType, at, device, address, text } = group[0]
    const title = t(`abnormal.evidence.${evidenceType}`)
    const place =
      device || address
        ? t('abnormal.detail.evidenceOf', { device: device || t('abnormal.unknown'), address })
        : undefined
    return {
      key: `${index}`,
      title: group.length > 1 ? t('abnormal.detail.repeated', { title, count: group.length }) : title,
      time:
        group.length > 1 ? `${formatDateTime(group.at(-1)!.at)} ~ ${formatDateTime(at)}` : formatDateTime(at),
      description:
        evidenceType === 'REPORT' ? (
          text
        ) : group.length > 1 ? (
          <>
            {place}
            <Times times={group.map((one) => one.at)} />
          </>
        ) : (
          place
        ),
      tone: evidenceType === 'KNOWN_SIGN_IN' ? ('neutral' as const) : ('danger' as const),
    }
  })
  return (
    <Card>
      <Heading level={2} size="sm" mb="3">
        {t('abnormal.detail.evidence')}
      </Heading>
      {items.length === 0 ? (
        <EmptySection
          isInCard
          art="record"
          title={t('abnormal.detail.noEvidence')}
          description={t('abnormal.detail.noEvidenceText')}
          action={
            <TextLink asChild standalone>
              <Link to="/admin/audit">{t('abnormal.detail.toAudit')}</Link>
            </TextLink>
          }
        />
      ) : (
        <Timeline label={t('abnormal.detail.evidence')} items={items} />
      )}
    </Card>
  )
}

/** The times of equal evidence, folded until the reader opens the list. */
function Times({ times }: { times: readonly string[] }) {
  const { t } = useSecurityTexts()
  return (
    <details>
      <FoldedSummary fontSize="sm">{t('abnormal.detail.times')}</FoldedSummary>
      <chakra.ul textStyle="tabular">
        {times.map((time, index) => (
          // Two attempts may have the same minute.
          <li key={`${index} ${time}`}>{formatDateTime(time)}</li>
        ))}
      </chakra.ul>
    </details>
  )
}

function TakenActions({ event: { steps } }: { event: Event }) {
  const { t } = useSecurityTexts()
  const items = steps.map(({ action, at, actorName, comment, endDate, count }, index) => ({
    key: `${index}`,
    title: t(`abnormal.action.${action}`),
    time: formatDateTime(at),
    description: [
      actorName ?? t('abnormal.detail.nobody'),
      endDate && t('abnormal.detail.until', { date: formatDate(endDate) }),
      count !== null && t('abnormal.detail.reached', { count }),
      comment,
    ]
      .filter(Boolean)
      .join(' · '),
    tone: 'success' as const,
  }))
  return (
    <Card>
      <Heading level={2} size="sm" mb="3">
        {t('abnormal.detail.steps')}
      </Heading>
      {items.length === 0 ? (
        <Text tone="muted">{t('abnormal.detail.noSteps')}</Text>
      ) : (
        <Timeline label={t('abnormal.detail.steps')} items={items} />
      )}
    </Card>
  )
}
