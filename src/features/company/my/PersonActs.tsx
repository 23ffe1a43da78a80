import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { newId } from '#src/browser/new-id.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCompanyTexts } from './texts.ts'
import { useCompanyChange } from './use-company-change.ts'

const offerMachine = submissionMachine('offerOwnership')
const removeMachine = submissionMachine('removeCompanyPerson')

type Props = {
  person: Schema<'CompanyPerson'>
  isOfferWaiting: boolean
  onDone: () => void
}

/** Handing over the ownership, and leaving, each with a confirmation of its effects. */
export function PersonActs({ person, isOfferWaiting, onDone }: Props) {
  const { t } = useCompanyTexts()
  const dialogs = useMachines().dialogs
  const { memberId, name, roles, removalRefusal } = person
  const [idempotencyKey] = useState(newId)
  const offering = useCompanyChange(offerMachine, { done: () => t('manage.handedOver', { name }), onDone })
  const removing = useCompanyChange(removeMachine, { done: () => t('manage.removed', { name }), onDone })
  const isBusy = offering.busy || removing.busy

  const handOver = async () => {
    const isSure = await confirm(dialogs, {
      header: t('manage.handOverTitle', { name }),
      message: t('manage.handOverEffect', { name }),
      acceptLabel: t('manage.handOver'),
      rejectLabel: t('keep'),
    })
    if (isSure) offering.submit({ idempotencyKey, memberId })
  }
  const remove = async () => {
    const isSure = await confirm(dialogs, {
      header: t('manage.removeTitle', { name }),
      message: t('manage.removeEffect', { name }),
      acceptLabel: t('manage.remove'),
      rejectLabel: t('keep'),
      isFinal: true,
    })
    if (isSure) removing.submit({ memberId })
  }
  return (
    <div>
      <ProblemNotice problem={offering.problem ?? removing.problem} />
      {!roles.includes('OWNER') && (
        <Act
          id="hand-over"
          text={t(isOfferWaiting ? 'manage.handOverWaits' : 'manage.handOverText')}
          label={t('manage.handOver')}
          isClosed={isOfferWaiting}
          isBusy={isBusy}
          loading={offering.busy}
          onPress={() => void handOver()}
        />
      )}
      <Act
        id="remove"
        text={removalRefusal ?? t('manage.removeText')}
        label={t('manage.remove')}
        isClosed={removalRefusal !== null}
        isBusy={isBusy}
        loading={removing.busy}
        onPress={() => void remove()}
      />
    </div>
  )
}

type ActProps = {
  id: string
  /** What it does, or why it is closed. */
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
