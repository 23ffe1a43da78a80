import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { PersonEvents } from '#src/features/abnormal/PersonEvents.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'
import { ChangeGrant } from '../member-grants/ChangeGrant.tsx'
import { GrantTable, useGrantColumns } from '../member-grants/GrantTable.tsx'
import { type GrantAct, grantActs, mayAct } from '../member-grants/grant-acts.ts'
import { RequestTable } from '../requests/RequestTable.tsx'

type Props = {
  person: Output<'getAdminPerson'>
  /** The person's abnormal behaviour, for the security admins of the company. */
  events: PagePart<Output<'listAbnormalEvents'>> | undefined
}

/**
 * A member of the company: their permissions with the possible actions, their requests, abnormal behaviour and last
 * login.
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
  const ended = grants.filter(({ useStatus }) => useStatus === 'EXPIRE')
  const endedColumns = columns.filter(
    ({ key }) => key !== 'act' || ended.some((row) => grantActs.some((act) => mayAct(act, row))),
  )
  const high = currentGrants.filter(({ riskLevel }) => riskLevel === 'HIGH').length
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
        title={name}
        state={roles.map((role) => (
          <Badge key={role} tone="info">
            {t(`role.${role}`)}
          </Badge>
        ))}
        facts={[
          {
            key: 'grants',
            term: t('person.grants'),
            value: t('person.count', { count: currentGrants.length }),
            remark: high > 0 ? t('person.high', { count: high }) : t('person.noHigh'),
          },
          {
            key: 'waiting',
            term: t('person.waiting'),
            value: t('person.count', { count: waiting }),
          },
          {
            key: 'signIn',
            term: t('person.lastSignIn'),
            value: lastSignInAt === null ? t('person.unknown') : formatDate(lastSignInAt),
            remark: lastSignInAt === null ? undefined : timeSinceSignIn(t, lastSignInAt, today),
          },
        ]}
      />
      <ListSection title={t('person.grants')} count={currentGrants.length} none={t('person.noGrants')}>
        <GrantTable rows={currentGrants} columns={columns} />
      </ListSection>
      {ended.length > 0 && (
        <ListSection title={t('person.endedGrants')} count={ended.length} none="">
          <GrantTable rows={ended} columns={endedColumns} caption={t('person.endedGrants')} />
        </ListSection>
      )}
      <ListSection title={t('person.requests')} count={requests.length} none={t('person.noRequests')}>
        <RequestTable rows={requests} caption={t('person.requests')} />
      </ListSection>
      {events && (
        <Part of={events} name={t('person.events')}>
          {({ list }) => (
            <ListSection title={t('person.events')} count={list.length} none={t('person.noEvents')}>
              <PersonEvents events={list} />
            </ListSection>
          )}
        </Part>
      )}
      <Text size="sm" tone="muted">
        {lastSignInAt === null
          ? t('person.useUnseen')
          : t('person.useSince', { date: formatDateTime(lastSignInAt) })}
      </Text>
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

function timeSinceSignIn(
  t: ReturnType<typeof useApprovalTexts>['t'],
  lastSignInAt: string,
  today: string,
): string {
  const days = daysBetween(kstDate(new Date(lastSignInAt)), today)
  return days === 0 ? t('person.signedInToday') : t('person.ago', { count: days })
}
