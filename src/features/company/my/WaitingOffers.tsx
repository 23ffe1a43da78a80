import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Input, Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { OfferRow } from './OfferRow.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

type Offer = Schema<'CompanyOffer'>
type Answer = Input<'answerCompanyOffer'>['answer']
/** The kinds of offers that owners make and may withdraw. */
type OwnersOffer = Exclude<Offer['offerKind'], 'JOIN'>

const answerMachine = submissionMachine('answerCompanyOffer')
const takeBackMachine = submissionMachine('takeBackCompanyOffer')
const ownersOfferOf = (kind: Offer['offerKind']): OwnersOffer =>
  kind === 'OWNERSHIP' ? 'OWNERSHIP' : 'INVITATION'
const nameOf = ({ name, email }: Offer) => name ?? email ?? ''

/** All open offers of a company, for its owners, who answer requests to join and may withdraw other offers. */
export function WaitingOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useCompanyTexts()
  const [pressed, setPressed] = useState('')
  const operationOptions = useCompanyChange()
  const answerOperation = useOperation(answerMachine, {
    ...operationOptions,
    done: ({ offerState, name }) =>
      offerState === 'ACCEPTED' ? t('waiting.accepted', { name }) : t('waiting.refused'),
  })
  const takingBack = useOperation(takeBackMachine, {
    ...operationOptions,
    done: ({ offerKind }) => t(`waiting.takenBack.${ownersOfferOf(offerKind)}`),
  })
  const problem = answerOperation.problem ?? takingBack.problem
  if (offers.length === 0 && !problem) return null

  const answer = (offer: Offer, choice: Answer) => {
    const { offerId, name, email } = offer
    setPressed(`${choice} ${offerId}`)
    const question = {
      ...(choice === 'ACCEPT'
        ? { header: t('waiting.acceptTitle'), message: t('waiting.acceptText', { name, email }) }
        : { header: t('waiting.refuseTitle'), message: t('waiting.refuseText', { name }) }),
      acceptLabel: t(choice === 'ACCEPT' ? 'accept' : 'refuse'),
      rejectLabel: t('cancel'),
    }
    answerOperation.submit({ offerId, answer: choice }, question)
  }
  const withdrawOffer = (offer: Offer) => {
    const kind = ownersOfferOf(offer.offerKind)
    setPressed(offer.offerId)
    const question = {
      header: t(`waiting.takeBackTitle.${kind}`),
      message: t(`waiting.takeBackText.${kind}`, { name: nameOf(offer) }),
      acceptLabel: t('waiting.takeBack'),
      rejectLabel: t('keep'),
    }
    takingBack.submit({ offerId: offer.offerId }, question)
  }
  const isBusy = answerOperation.busy || takingBack.busy
  const smallButtonProps = (key: string) => ({
    size: 'sm' as const,
    minHeight: 'touch',
    loading: isBusy && pressed === key,
    'aria-disabled': isBusy || undefined,
  })
  const offerButtons = (offer: Offer) => {
    const { offerId, offerKind } = offer
    const name = nameOf(offer)
    if (offerKind !== 'JOIN')
      return (
        <Button
          variant="outline"
          {...smallButtonProps(offerId)}
          aria-label={t(`waiting.takeBackOn.${ownersOfferOf(offerKind)}`, { name })}
          onClick={() => withdrawOffer(offer)}
        >
          {t('waiting.takeBack')}
        </Button>
      )
    return (
      <>
        <Button
          variant="outline"
          {...smallButtonProps(`REFUSE ${offerId}`)}
          aria-label={t('waiting.refuse', { name })}
          onClick={() => answer(offer, 'REFUSE')}
        >
          {t('refuse')}
        </Button>
        <Button
          {...smallButtonProps(`ACCEPT ${offerId}`)}
          aria-label={t('waiting.accept', { name })}
          onClick={() => answer(offer, 'ACCEPT')}
        >
          {t('accept')}
        </Button>
      </>
    )
  }
  const factsOf = ({ offerKind, name, email, byName, roles, expiresAt }: Offer): string[] => [
    ...(name !== null && email !== null ? [email] : []),
    ...(offerKind === 'INVITATION' ? [roles.map((role) => t(`role.${role}`)).join(', ') || t('noRole')] : []),
    ...(offerKind !== 'JOIN' && byName !== null ? [t('waiting.invitedBy', { name: byName })] : []),
    t('until', { time: formatDateTime(expiresAt) }),
  ]
  return (
    <Card aria-labelledby="waiting-offers">
      <Stack gap="4">
        <Heading level={2} size="md" id="waiting-offers">
          {t('waiting.title')}{' '}
          {offers.length > 1 && (
            <Text as="span" tone="muted" numeric>
              {offers.length}
            </Text>
          )}
        </Heading>
        <ProblemNotice problem={problem} />
        <chakra.ul listStyleType="none">
          {offers.map((offer) => (
            <OfferRow
              key={offer.offerId}
              kind={t(`kind.${offer.offerKind}`)}
              tone={offer.offerKind === 'JOIN' ? 'warning' : 'neutral'}
              name={nameOf(offer)}
              facts={factsOf(offer)}
            >
              {offerButtons(offer)}
            </OfferRow>
          ))}
        </chakra.ul>
      </Stack>
    </Card>
  )
}
