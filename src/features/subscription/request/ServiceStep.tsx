import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { isUserCount } from '#domain/plan/estimate.ts'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { ServiceFields } from './ServiceFields.tsx'
import { StepForm } from './StepForm.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The chosen plan, which can still be changed. */
export function ServiceStep() {
  const { t } = useSubscriptionRequestTexts()
  const {
    form: { serviceInfo },
  } = useRequestForm()
  const { send } = useSubscriptionFlow()
  const [isWrong, setWrong] = useState(false)
  const changeUserCount = (userCount: number) => {
    setWrong(!isUserCount(userCount))
    if (isUserCount(userCount))
      send({ type: 'form.changed', changes: { serviceInfo: { ...serviceInfo, userCount } } })
  }
  return (
    <StepForm
      step="service"
      previous="admin"
      title={t('service.title')}
      lead={t('service.lead')}
      unsettled={isWrong && 'serviceInfo'}
    >
      <Stack gap="5">
        <ServiceFields onUsers={changeUserCount} />
        <RequestField path="memo" hint={t('hint.memo')} />
      </Stack>
    </StepForm>
  )
}
