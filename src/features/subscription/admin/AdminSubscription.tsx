import { chakra, Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { formatDateTime } from '#domain/dates.ts'
import { isEventAllowed } from '#domain/subscription/states.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ActLinks } from '#src/components/screen/ActLinks.tsx'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ObjectDesk } from '#src/components/screen/ObjectDesk.tsx'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { DetailCards } from '../DetailCards.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { priceText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import { ApproveForm } from './ApproveForm.tsx'
import { RejectForm } from './RejectForm.tsx'
import { useSubscriptionAdminTexts } from './texts.ts'

/** One complete subscription, with the possible decisions of the staff. */
export function AdminSubscription({ read }: { read: Schema<'AdminSubscription'> }) {
  const { t } = useSubscriptionAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const router = useRouter()
  const [outdated, setOutdated] = useState<Problem>()
  const { detail, staffName } = read
  const { subscriptionState, decidedAt, rejectReason, subscriptionNo, requestedAt } = detail.subscriptionInfo
  const listeners = {
    onDone: (message: string) => {
      setOutdated(undefined)
      toaster.show({ message, severity: 'success' })
      void router.invalidate()
    },
    onOutdated: (problem: Problem) => {
      setOutdated(problem)
      void router.invalidate()
    },
  }
  const isOwn = read.ownYn === 'Y'
  const mayApprove = !isOwn && isEventAllowed({ type: 'approveSubscription' }, subscriptionState)
  const mayReject = !isOwn && isEventAllowed({ type: 'rejectSubscription' }, subscriptionState)
  const decisionButtons = [
    ...(mayApprove ? [{ form: 'approve', label: t('approve.title') }] : []),
    ...(mayReject ? [{ form: 'reject', label: t('reject.title') }] : []),
  ]
  return (
    <Stack gap="4">
      <ObjectNavigation>
        <BackLink to="/admin/subscription">{t('detail.back')}</BackLink>
      </ObjectNavigation>
      <ObjectHead
        lead={subscriptionNo}
        title={detail.companyInfo.companyName}
        state={<StateBadge state={subscriptionState} />}
        actions={
          <>
            <chakra.div hideBelow="md">
              <ActLinks acts={decisionButtons} hideFrom="xl" />
            </chakra.div>
            {read.companyId && (
              <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
                <Link
                  to="/admin/company/detail"
                  search={{ companyId: read.companyId, about: 'subscription' }}
                >
                  {t('detail.company')}
                </Link>
              </ButtonLink>
            )}
          </>
        }
        facts={[
          { key: 'price', term: t('field.price'), value: priceText(subscription, detail.contractInfo) },
          {
            key: 'subscription',
            term: t('field.subscription'),
            value: `${detail.serviceInfo.serviceName} ${detail.serviceInfo.planName}`,
          },
          {
            key: 'requestedAt',
            term: t('field.requestedAt'),
            value: formatDateTime(requestedAt),
          },
        ]}
      />
      <ProblemNotice problem={outdated} />
      {isOwn && subscriptionState === 'REQUESTED' && <Notice>{t('own')}</Notice>}
      <ObjectDesk
        isSticky
        side={
          decisionButtons.length > 0 ? (
            <Card>
              <Stack gap="6">
                {mayApprove && <ApproveForm read={read} {...listeners} />}
                {mayApprove && mayReject && <chakra.hr borderColor="border" />}
                {mayReject && <RejectForm read={read} {...listeners} />}
              </Stack>
            </Card>
          ) : (
            decidedAt && <DecisionRecord at={decidedAt} staffName={staffName} reason={rejectReason} />
          )
        }
      >
        <DetailCards detail={detail} />
      </ObjectDesk>
      {decisionButtons.length > 0 && (
        <BottomActions mt="0" hideFrom="md" data-print="hidden">
          {decisionButtons.toReversed().map(({ form, label }) => (
            <ButtonLink key={form} asChild variant={form === 'approve' ? 'solid' : 'outline'}>
              <a href={`#${form}`}>{label}</a>
            </ButtonLink>
          ))}
        </BottomActions>
      )}
    </Stack>
  )
}

type DecidedProps = { at: string; staffName: string | null | undefined; reason: string | undefined }

/** The time of the decision, the member of the staff who made it, and the reason of a rejection. */
function DecisionRecord({ at, staffName, reason }: DecidedProps) {
  const { t } = useSubscriptionAdminTexts()
  return (
    <Card aria-labelledby="decided">
      <Heading level={2} size="md" mb="3" id="decided">
        {t('detail.decided')}
      </Heading>
      <DataList
        columns={1}
        items={[
          { key: 'at', term: t('detail.decidedAt'), value: formatDateTime(at), numeric: true },
          { key: 'staff', term: t('detail.staff'), value: staffName ?? '' },
          ...(reason === undefined
            ? []
            : [
                {
                  key: 'reason',
                  term: t('reason'),
                  value: (
                    <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                      {reason}
                    </Text>
                  ),
                },
              ]),
        ]}
      />
    </Card>
  )
}
