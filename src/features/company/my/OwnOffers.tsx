import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Input, Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EndingInvitations } from './EndingInvitations.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

type Offer = Schema<'CompanyOffer'>
type Answer = Input<'answerCompanyOffer'>['answer']
/** The kinds of offers to a member: to join a company, or to own it. */
type OfferToMember = Exclude<Offer['offerKind'], 'JOIN'>

const answerMachine = submissionMachine('answerCompanyOffer')
const takeBackMachine = submissionMachine('takeBackCompanyOffer')

/** The offers to the member, and the member's own requests; `own` is the name of their current company. */
export function OwnOffers({ offers, own }: { offers: readonly Offer[]; own: string | undefined }) {
  const { t } = useCompanyTexts()
  const { info } = useSession()
  const [pressed, setPressed] = useState('')
  const answerOperation = useOperation(answerMachine, {
    ...useCompanyChange({ isOwn: true }),
    done: ({ offerKind, offerState, companyName: company }) =>
      offerState === 'ACCEPTED'
        ? t(`own.accepted.${offerToMemberOf(offerKind)}`, { company })
        : t('own.refused'),
  })
  const takingBack = useOperation(takeBackMachine, {
    ...useCompanyChange(),
    done: () => t('own.takenBack'),
  })
  const problem = answerOperation.problem ?? takingBack.problem

  const answer = ({ offerId, offerKind, companyName }: Offer, choice: Answer) => {
    setPressed(`${choice} ${offerId}`)
    const kind = offerToMemberOf(offerKind)
    const isAsked = choice === 'REFUSE' || kind === 'OWNERSHIP' || own !== undefined
    const question =
      choice === 'REFUSE'
        ? {
            header: t('own.refuseTitle'),
            message: t('own.refuseText', { company: companyName }),
            acceptLabel: t('refuse'),
          }
        : {
            header: t(`own.acceptTitle.${kind}`),
            message: t(`own.acceptText.${kind}`, { company: companyName, own }),
            acceptLabel: t('accept'),
            isFinal: kind === 'INVITATION',
          }
    answerOperation.submit(
      { offerId, answer: choice },
      isAsked ? { ...question, rejectLabel: t('cancel') } : undefined,
    )
  }
  const withdrawOffer = ({ offerId }: Offer) => {
    setPressed(offerId)
    const question = {
      header: t('own.takeBackTitle'),
      message: t('own.takeBackText'),
      acceptLabel: t('own.takeBack'),
      rejectLabel: t('keep'),
    }
    takingBack.submit({ offerId }, question)
  }
  const isBusy = answerOperation.busy || takingBack.busy
  const offerButtons = (offer: Offer) => {
    const busyProps = (key: string) => ({
      loading: isBusy && pressed === key,
      'aria-disabled': isBusy || undefined,
    })
    if (offer.offerKind === 'JOIN')
      return (
        <Button variant="outline" {...busyProps(offer.offerId)} onClick={() => withdrawOffer(offer)}>
          {t('own.takeBack')}
        </Button>
      )
    return (
      <>
        <Button
          variant="outline"
          {...busyProps(`REFUSE ${offer.offerId}`)}
          onClick={() => answer(offer, 'REFUSE')}
        >
          {t('refuse')}
        </Button>
        <Button {...busyProps(`ACCEPT ${offer.offerId}`)} onClick={() => answer(offer, 'ACCEPT')}>
          {t('accept')}
        </Button>
      </>
    )
  }

  if (own !== undefined && offers.length === 0 && !problem) return null
  return (
    <Stack as="section" gap="3" aria-labelledby="own-offers">
      <Heading level={2} size="md" id="own-offers">
        {t(own === undefined && offers.length === 0 ? 'invited.title' : 'own.title')}
      </Heading>
      <ProblemNotice problem={problem} />
      {offers.length === 0 && own === undefined && (
        <Card>
          <Text>{t('invited.none')}</Text>
          {info?.email && (
            <Text tone="muted" size="sm" mt="1" overflowWrap="anywhere">
              {t('invited.address', { email: info.email })}
            </Text>
          )}
        </Card>
      )}
      {offers.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {offers.map((offer) => (
            <Card asChild key={offer.offerId}>
              <li>
                <OwnOffer offer={offer}>{offerButtons(offer)}</OwnOffer>
              </li>
            </Card>
          ))}
        </chakra.ul>
      )}
    </Stack>
  )
}

/**
 * Returns the kind of an offer to the member. Requests to join are excluded, since the member cannot answer their own
 * request.
 */
const offerToMemberOf = (kind: Offer['offerKind']): OfferToMember =>
  kind === 'OWNERSHIP' ? 'OWNERSHIP' : 'INVITATION'

function OwnOffer({ offer, children }: { offer: Offer; children: React.ReactNode }) {
  const { t } = useCompanyTexts()
  const { offerKind, companyName: company, rnno, byName, roles, invitations, expiresAt } = offer
  const roleNames = roles.map((role) => t(`role.${role}`)).join(', ')
  const time = formatDateTime(expiresAt)
  const lines = {
    INVITATION: [
      byName !== null && t('own.by', { name: byName }),
      roles.length > 0 ? t('own.joinAs', { company, roles: roleNames }) : t('own.join', { company }),
    ],
    JOIN: [t('own.asked')],
    OWNERSHIP: [byName !== null && t('own.offered', { name: byName })],
  }[offerKind]
  return (
    <Flex wrap="wrap" justify="space-between" align="center" columnGap="6" rowGap="4">
      <chakra.div flex="1 1 20rem" minWidth="0">
        <Heading level={3} size="md" overflowWrap="anywhere">
          {t(`own.${offerKind}`, { company, rnno: formatBusinessNumber(rnno ?? '') })}
        </Heading>
        {lines.map(
          (line) =>
            line && (
              <Text key={line} mt="1" overflowWrap="anywhere">
                {line}
              </Text>
            ),
        )}
        {invitations.length > 0 && <EndingInvitations invitations={invitations} by={byName} />}
        <Text tone="muted" size="sm" numeric mt="1">
          {t(offerKind === 'JOIN' ? 'own.askedUntil' : 'own.until', { time })}
        </Text>
      </chakra.div>
      <Flex gap="2" flex={{ base: '1 1 100%', md: 'none' }} css={{ mdDown: { '& > *': { flex: '1 1 0' } } }}>
        {children}
      </Flex>
    </Flex>
  )
}
