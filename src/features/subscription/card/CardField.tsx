import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { newId } from '#src/browser/new-id.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useRequestForm } from '../request/request-form-context.ts'
import { idOf, useStep } from '../request/step-context.ts'
import { useCardTexts } from './card-texts.ts'
import { cardWindowAddress } from './card-window-address.ts'
import { useRegisteredCard } from './registered-card.ts'

const WINDOW = 'popup,width=480,height=760'

/**
 * The registered card of a form, and the link that opens the page for entering a card in another tab. The form stays
 * open and unchanged.
 */
export function CardField() {
  const { t } = useCardTexts()
  const { form, choose } = useRequestForm()
  const { tried, mistakes } = useStep()
  const [formId] = useState(newId)
  const [isBlocked, setBlocked] = useState(false)
  const labelId = useId()
  const [hintId, errorId] = [`${labelId}-hint`, `${labelId}-error`]
  const card = form.paymentCard!
  useRegisteredCard(formId, ({ cardId, cardInfo, cardNumber }) =>
    choose({ paymentCard: { ...card, cardId, cardInfo, cardNumber } }),
  )
  const address = cardWindowAddress(formId)
  const openCardWindow = () => setBlocked(window.open(address, formId, WINDOW) === null)
  const isMissing = tried && mistakes['paymentCard.cardId'] !== undefined
  return (
    <chakra.div
      id={idOf('paymentCard.cardId')}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={isMissing ? `${hintId} ${errorId}` : hintId}
    >
      <Text id={labelId} size="sm" weight="semibold" mb="2">
        {t('field.label')}
      </Text>
      <Text id={hintId} size="sm" tone="muted" mt="-1" mb="2">
        {t('field.hint')}
      </Text>
      <Text role="status" numeric mb="3">
        {card.cardId ? `${card.cardInfo} ${card.cardNumber}` : t('field.none')}
      </Text>
      <Button variant="outline" onClick={openCardWindow}>
        {t(card.cardId ? 'field.again' : 'field.register')}
      </Button>
      {isBlocked && (
        <Text size="sm" mt="2">
          {t('field.blocked')}{' '}
          <TextLink href={address} target="_blank">
            {t('field.openTab')}
          </TextLink>
        </Text>
      )}
      {isMissing && <FieldError id={errorId}>{t('field.missing')}</FieldError>}
    </chakra.div>
  )
}
