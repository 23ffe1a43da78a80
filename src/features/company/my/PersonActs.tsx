import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-order.ts'

const offerMachine = submissionMachine('offerOwnership')
const removeMachine = submissionMachine('removeCompanyPerson')

type Props = {
  person: Schema<'CompanyPerson'>
  isOfferWaiting: boolean
  onDone: () => void
}

/**
 * The buttons with which an owner hands over the ownership to a member or removes the member, each with a
 * confirmation that shows the effects.
 */
export function PersonActs({ person, isOfferWaiting, onDone }: Props) {
  const { t } = useCompanyTexts()
  const { memberId, name, roles, removalRefusal } = person
  const [idempotencyKey] = useState(newId)
  const operationOptions = useCompanyChange({ onDone })
  const offerOperation = useOperation(offerMachine, {
    ...operationOptions,
    done: () => t('manage.handedOver', { name }),
  })
  const removeOperation = useOperation(removeMachine, {
    ...operationOptions,
    done: () => t('manage.removed', { name }),
  })
  const isBusy = offerOperation.busy || removeOperation.busy

  const offerOwnership = () =>
    offerOperation.submit(
      { idempotencyKey, memberId },
      {
        header: t('manage.handOverTitle', { name }),
        message: t('manage.handOverEffect', { name }),
        acceptLabel: t('manage.handOver'),
        rejectLabel: t('cancel'),
      },
    )
  const remove = () =>
    removeOperation.submit(
      { memberId },
      {
        header: t('manage.removeTitle', { name }),
        message: t('manage.removeEffect', { name }),
        acceptLabel: t('manage.remove'),
        rejectLabel: t('cancel'),
        isFinal: true,
      },
    )
  return (
    <div>
      <ProblemNotice problem={offerOperation.problem ?? removeOperation.problem} />
      {!roles.includes('OWNER') && (
        <Act
          id="hand-over"
          text={t(isOfferWaiting ? 'manage.handOverWaits' : 'manage.handOverText')}
          label={t('manage.handOver')}
          isClosed={isOfferWaiting}
          isBusy={isBusy}
          loading={offerOperation.busy}
          onPress={offerOwnership}
        />
      )}
      <Act
        id="remove"
        text={removalRefusal ?? t('manage.removeText')}
        label={t('manage.remove')}
        isClosed={removalRefusal !== null}
        isBusy={isBusy}
        loading={removeOperation.busy}
        onPress={remove}
      />
    </div>
  )
}

type ActProps = {
  id: string
  /** The effect of the action, or the reason why its button is disabled. */
  text: ReactNode
  label: string
  isClosed: boolean
  isBusy: boolean
  loading: boolean
  onPress: () => void
}

function Act({ id, text, label, isClosed, isBusy, loading, onPress }: ActProps) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      py="3"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
    >
      <Text id={`${id}-text`} size="sm" tone="muted" minWidth="0">
        {text}
      </Text>
      <Button
        variant="outline"
        size="sm"
        minHeight="touch"
        loading={loading}
        aria-disabled={isClosed || isBusy || undefined}
        aria-describedby={`${id}-text`}
        onClick={onPress}
      >
        {label}
      </Button>
    </chakra.div>
  )
}
