import { Stack } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { counselCareMachine } from '#src/machines/counsel-care/counsel-care.machine.ts'
import type { Counsel } from '#src/machines/counsel-care/counsel-care-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { titleText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'
import { ConflictView } from './ConflictView.tsx'
import type { CareFlow } from './care-flow.ts'
import { LookupForm } from './LookupForm.tsx'
import { RescheduleView } from './MoveView.tsx'
import { ShownCounsel } from './ShownCounsel.tsx'
import { SlotStep } from './SlotStep.tsx'
import { useReleasedHold } from './use-released-hold.ts'
import { useSlots } from './use-slots.ts'

type Props = {
  /** The reservation; undefined if the visitor has to look it up. */
  counsel?: Counsel
  /** A link above the title, such as the link back to a list. */
  before?: ReactNode
  onChanged?: () => void
}

/** Looks up, changes and cancels one reservation. */
export function CounselCare({ counsel, before, onChanged }: Props) {
  const { t } = useCounselTexts()
  const { snapshot, send, flow } = useFlow(counselCareMachine, { input: { counsel } })
  const { hold, startAt, problem } = snapshot.context
  const slots = useSlots(flow)
  useReleasedHold(flow, hold?.holdKey)
  useEffect(() => {
    const changedListener = flow.on('counsel.changed', () => onChanged?.())
    return () => changedListener.unsubscribe()
  }, [flow, onChanged])

  const view = viewOf(snapshot)
  const title = useRef<HTMLHeadingElement>(null)
  const shownView = useRef(counsel ? undefined : view)
  useEffect(() => {
    if (shownView.current !== view) {
      title.current?.focus({ preventScroll: true })
      // The pressed button may be far below the title; the screen scrolls only as far as needed to show the title.
      title.current?.scrollIntoView({ block: 'nearest' })
    }
    shownView.current = view
  }, [view])
  return (
    <Stack gap="5" maxWidth="form" mx={counsel ? undefined : 'auto'} width="full">
      {before}
      <Stack gap="1">
        <ScreenTitle ref={title}>
          {view === 'shown' ? titleText(t, snapshot.context.counsel!) : t(`care.${view}.title`)}
        </ScreenTitle>
        {(view !== 'shown' || snapshot.context.counsel?.changeableYn === 'Y') && (
          <Text tone="muted">{t(`care.${view}.lead`)}</Text>
        )}
      </Stack>
      {view === 'lookup' && (
        <Card>
          <LookupForm snapshot={snapshot} send={send} />
        </Card>
      )}
      {view === 'shown' && <ShownCounsel snapshot={snapshot} send={send} canLookUp={!counsel} />}
      {view === 'slots' && (
        <Card>
          <SlotStep
            slots={slots}
            startAt={startAt}
            held={hold?.startAt}
            problem={problem}
            busy={snapshot.hasTag('busy')}
            before={
              <Button variant="outline" onClick={() => send({ type: 'step.left' })}>
                {t('care.stay')}
              </Button>
            }
            submit={t('care.next')}
            onChoose={(startAt) => send({ type: 'slot.chosen', startAt })}
          />
        </Card>
      )}
      {view === 'move' && (
        <Card>
          <RescheduleView snapshot={snapshot} send={send} />
        </Card>
      )}
      {view === 'conflict' && (
        <Card>
          <ConflictView snapshot={snapshot} send={send} />
        </Card>
      )}
    </Stack>
  )
}

/** Returns the view for a state. During a call to the server the previous view stays. */
function viewOf(snapshot: CareFlow['snapshot']): 'lookup' | 'shown' | 'slots' | 'move' | 'conflict' {
  const { counsel, seen, wish } = snapshot.context
  switch (true) {
    case counsel === undefined:
      return 'lookup'
    case snapshot.matches('choosing') || snapshot.matches('holdingCounselSlot'):
      return 'slots'
    case snapshot.matches('conflicting') || (seen !== undefined && snapshot.hasTag('busy')):
      return 'conflict'
    case snapshot.matches('confirmingMove') ||
      snapshot.matches('changingCounsel') ||
      (snapshot.matches('gettingChangedCounsel') && wish === 'move'):
      return 'move'
    default:
      return 'shown'
  }
}
