import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { FoldedPart, ListSection, usePartsFold } from '#src/components/screen/ListSection.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { foundText } from '#src/features/abnormal/found-text.ts'
import { PersonEvents } from '#src/features/abnormal/PersonEvents.tsx'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { ChangeGrant } from '../member-grants/ChangeGrant.tsx'
import { GrantTable, useGrantColumns } from '../member-grants/GrantTable.tsx'
import { type GrantAct, grantStateOf } from '../member-grants/grant-acts.ts'
import { RequestTable } from '../requests/RequestTable.tsx'

type Props = {
  person: Output<'getAdminPerson'>
  /** The person's abnormal behaviour, for the security admins of the company. */
  events: PagePart<Events> | undefined
}
type Events = Output<'listAbnormalEvents'>

/**
 * A member of the company: their permissions with the possible actions, their requests, their abnormal behaviour, and
 * their latest activity.
 */
export function PersonScreen({ person, events }: Props) {
  const { t } = useApprovalTexts()
  const { t: brief } = useAccessBriefTexts()
  const [change, setChange] = useState<{ act: GrantAct; seen: Schema<'AdminAccessGrant'> }>()
  const columns = useGrantColumns({ isOfPerson: true, onAct: (act, seen) => setChange({ act, seen }) })
  const { name, email, deptName, roles, lastSignInAt, grants, waiting, requests } = person
  // Permissions in the order of their last days. Ended permissions are in a separate list, so that each heading
  // counts the rows of its own list.
  const currentGrants = grants
    .filter(({ useStatus }) => useStatus !== 'EXPIRE')
    .toSorted((one, other) => one.endDate.localeCompare(other.endDate))
  const expiredGrants = grants.filter(({ useStatus }) => useStatus === 'EXPIRE')
  const highRiskCount = currentGrants.filter(({ riskLevel }) => riskLevel === 'HIGH').length
  const blocked = currentGrants.filter((grant) => grantStateOf(grant) === 'SECURITY').length
  const found = usePart(events)?.list
  const openEvents = found?.filter(({ abnormalState }) => abnormalState === 'OPEN').length ?? 0
  const today = kstDate(portalClock.now())
  return (
    <Stack gap="5">
      <ObjectNavigation>
        <BackLink to="/admin/member">{t('person.back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={
          <>
            {deptName ?? brief('noDept')} · <Breakable>{email}</Breakable>
          </>
        }
        picture={<Avatar name={name} isLarge />}
        title={name}
        state={
          <>
            {blocked > 0 && <Badge tone="danger">{t('person.blocked', { count: blocked })}</Badge>}
            {roles.map((role) => (
              <Badge key={role} tone="info">
                {t(`role.${role}`)}
              </Badge>
            ))}
          </>
        }
        hasPairsOnPhones
        facts={[
          {
            key: 'grants',
            term: t('person.grants'),
            value: t('person.count', { count: currentGrants.length }),
            remark: highRiskCount > 0 ? t('person.high', { count: highRiskCount }) : t('person.noHigh'),
          },
          {
            key: 'waiting',
            term: t('person.waiting'),
            value: t('person.count', { count: waiting }),
          },
          ...(found
            ? [
                {
                  key: 'events',
                  term: t('person.events'),
                  value: t('person.count', { count: found.length }),
                  remark: openEvents > 0 ? t('person.openEvents', { count: openEvents }) : undefined,
                },
              ]
            : []),
          {
            key: 'signIn',
            term: t('person.lastSignIn'),
            value: lastSignInAt === null ? t('person.unknown') : formatDate(lastSignInAt),
            remark: lastSignInAt === null ? undefined : timeSinceSignIn(t, lastSignInAt, today),
          },
        ]}
      />
      <ObjectDesk side={<Activity person={person} events={found} />}>
        <Aligned gap="8">
          <ListSection
            title={t('person.grants')}
            count={currentGrants.length}
            none={t('person.noGrants')}
            folds="OPEN"
          >
            <GrantTable rows={currentGrants} columns={columns} ended={expiredGrants} />
          </ListSection>
          {currentGrants.length === 0 && expiredGrants.length > 0 && (
            <ListSection title={t('person.endedGrants')} count={expiredGrants.length} none="" folds>
              <GrantTable rows={expiredGrants} columns={columns} caption={t('person.endedGrants')} />
            </ListSection>
          )}
          <ListSection
            title={t('person.requests')}
            count={requests.length}
            none={t('person.noRequests')}
            folds={waiting > 0 ? 'OPEN' : true}
          >
            <RequestTable rows={requests} caption={t('person.requests')} />
          </ListSection>
          {events && (
            <Part of={events} name={t('person.events')}>
              {({ list }) => (
                <ListSection
                  title={t('person.events')}
                  count={list.length}
                  none={t('person.noEvents')}
                  folds={openEvents > 0 ? 'OPEN' : true}
                >
                  <PersonEvents events={list} />
                </ListSection>
              )}
            </Part>
          )}
        </Aligned>
      </ObjectDesk>
      {change && (
        <ChangeGrant
          key={change.act}
          act={change.act}
          seen={change.seen}
          now={grants.find(({ grantId }) => grantId === change.seen.grantId)}
          onClose={() => setChange(undefined)}
        />
      )}
    </Stack>
  )
}

// The columns of all lists begin at the same horizontal positions.
const Aligned = chakra(Stack, {
  base: {
    '@media (min-width: 64rem)': {
      '& table th:first-child': { width: '42%' },
      '& table :is(th, td):nth-child(2)': { width: '16%' },
      '& table :is(th, td):nth-child(3)': { width: '16%' },
    },
  },
})

const MAX_ACTIVITY = 8

/**
 * The latest activity of the person, the newest first: requests, decisions, abnormal behaviour and the last login.
 */
function Activity({ person, events }: { person: Props['person']; events: Events['list'] | undefined }) {
  const { t } = useApprovalTexts()
  const { t: security } = useSecurityTexts()
  const isFolded = usePartsFold()
  const { lastSignInAt, requests } = person
  const items = [
    ...(lastSignInAt
      ? [{ key: 'signIn', at: lastSignInAt, title: t('person.signedIn'), tone: 'now' as const }]
      : []),
    ...requests.map(({ requestId, requestedAt, appName, levelName, approvalType }) => ({
      key: requestId,
      at: requestedAt,
      title: `${appName} ${levelName} ${t(`type.${approvalType}`)}`,
      tone: 'neutral' as const,
    })),
    ...(events ?? []).map((event) => ({
      key: event.abnormalEventId,
      at: event.detectedAt,
      title: foundText(security, event),
      tone: 'danger' as const,
    })),
  ]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MAX_ACTIVITY)
  const heading = (
    <Heading level={2} size="md" id="activity" mb={isFolded ? '0' : '3'}>
      {t('person.activity')}
    </Heading>
  )
  const activity = (
    <>
      {items.length > 0 && (
        <Timeline
          label={t('person.activity')}
          items={items.map(({ at, ...item }) => ({ ...item, description: formatDateTime(at) }))}
        />
      )}
      <Text size="sm" tone="muted" mt="4">
        {lastSignInAt === null
          ? t('person.useUnseen')
          : t('person.useSince', { date: formatDateTime(lastSignInAt) })}
      </Text>
    </>
  )
  if (isFolded)
    return (
      <FoldedPart labelledBy="activity" heading={heading}>
        {activity}
      </FoldedPart>
    )
  return (
    <section aria-labelledby="activity">
      {heading}
      {activity}
    </section>
  )
}

function timeSinceSignIn(
  t: ReturnType<typeof useApprovalTexts>['t'],
  lastSignInAt: string,
  today: string,
): string {
  const days = daysBetween(kstDate(new Date(lastSignInAt)), today)
  return days === 0 ? t('person.signedInToday') : t('person.ago', { count: days })
}
