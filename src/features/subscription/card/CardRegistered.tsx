import { Stack } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useCardTexts } from './card-texts.ts'
import { cardWindowAddress } from './card-window-address.ts'
import { sendCardToForm } from './registered-card.ts'

type Props = {
  /** The id of the form that waits for the card in another tab. */
  formId: string
  customerKey: string
  authKey: string
}

const registerMachine = submissionMachine('registerCard')

/**
 * Registers the card from the response of the payment service's window, sends the card to the form that waits for it,
 * and closes the tab.
 */
export function CardRegistered({ formId, customerKey, authKey }: Props) {
  const { t } = useCardTexts()
  const { problem, output, submit } = useOperation(registerMachine, {
    reload: false,
    onDone: (card) => {
      sendCardToForm(formId, card)
      window.close()
    },
  })
  const register = useEffectEvent(() => submit({ customerKey, authKey }))
  useEffect(() => register(), [])
  return (
    <Stack gap="6">
      <ScreenHead
        title={t(output ? 'done.title' : 'done.busy')}
        lead={t(output ? 'done.lead' : 'window.lead')}
      />
      {output && (
        <DataList
          items={[
            { key: 'company', term: t('done.company'), value: output.cardInfo },
            { key: 'number', term: t('done.number'), value: output.cardNumber, numeric: true },
          ]}
        />
      )}
      {!output && !problem && <Notice role="status">{t('done.registering')}</Notice>}
      <ProblemNotice problem={problem} />
      {(output ?? problem) && (
        <BottomActions>
          <Button variant="outline" size="lg" onClick={() => window.close()}>
            {t('close')}
          </Button>
          {problem && (
            <ButtonLink asChild size="lg">
              <a href={cardWindowAddress(formId)}>{t('window.again')}</a>
            </ButtonLink>
          )}
        </BottomActions>
      )}
    </Stack>
  )
}
