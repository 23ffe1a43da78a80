import { Stack } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useCardTexts } from './card-texts.ts'
import { showCardWindow } from './show-card-window.ts'

type Props = {
  /** The id of the form that waits for the card in another tab. */
  formId: string
  /** The result of an earlier window that did not register a card. */
  ended: 'cancelled' | 'failed' | undefined
}

const openMachine = submissionMachine('openCardWindow')

/**
 * Redirects to the payment service's window, in which the card is entered. If that window ended without a card, shows
 * the reason and a button to open it again.
 */
export function CardWindow({ formId, ended }: Props) {
  const { t } = useCardTexts()
  const [isAway, setAway] = useState(false)
  const [isLeaving, setLeaving] = useState(ended === undefined)
  const { problem, busy, submit } = useOperation(openMachine, {
    reload: false,
    onDone: (opened) =>
      void showCardWindow(opened, formId).catch(() => {
        setAway(true)
        setLeaving(false)
      }),
  })
  const openWindow = () => {
    setAway(false)
    setLeaving(true)
    submit({})
  }
  const openFirst = useEffectEvent(() => ended === undefined && submit({}))
  useEffect(() => void openFirst(), [])
  const isWaiting = problem !== undefined || !isLeaving
  return (
    // The buttons are at the bottom edge of a phone, however short the text is.
    <Stack gap="6" minHeight={{ base: 'calc(100dvh - 3rem)', md: 'auto' }}>
      <ScreenHead title={t('window.title')} lead={t('window.lead')} />
      {!isWaiting && <Notice role="status">{t('window.opening')}</Notice>}
      {ended && isWaiting && !isAway && !problem && <Notice status="warning">{t(`window.${ended}`)}</Notice>}
      {isAway && (
        <Notice status="danger" role="alert">
          {t('window.away')}
        </Notice>
      )}
      <ProblemNotice problem={problem} />
      {isWaiting && (
        <BottomActions mt={{ base: 'auto', md: '8' }} mb={{ base: '-8', md: '0' }}>
          <Button variant="outline" size="lg" onClick={() => window.close()}>
            {t('close')}
          </Button>
          <Button size="lg" loading={busy} onClick={openWindow}>
            {t('window.again')}
          </Button>
        </BottomActions>
      )}
    </Stack>
  )
}
