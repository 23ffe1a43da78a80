import { Stack } from '@chakra-ui/react'
import { chosenCompany } from '#src/machines/subscription-request/request-profiles.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { DocumentField } from './DocumentField.tsx'
import { KnownCompanies } from './KnownCompanies.tsx'
import { StepForm } from './StepForm.tsx'
import { idOf, useStep } from './step-context.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const types = ['CORPORATION', 'SOLE_PROPRIETOR', 'PERSON'] as const

/**
 * The step for the company that requests the subscription: a known company, or another company with its business
 * certificate.
 */
export function CompanyStep() {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, uploads } = useSubscriptionFlow()
  const { form, profiles } = snapshot.context
  const companies = profiles?.companies ?? []
  const isChosen = chosenCompany(snapshot.context) !== undefined
  const isBusiness = form.accountTypeDetail !== 'PERSON'
  return (
    <StepForm
      step="company"
      previous="terms"
      title={t('company.title')}
      lead={t(companies.length > 0 ? 'known.companyLead' : 'company.lead')}
      waiting={!isChosen && isBusiness && uploads.rnImgViewInfo.busy}
    >
      {companies.length > 0 && <KnownCompanies companies={companies} />}
      {!isChosen && (
        <>
          <TypeChoice />
          {!isBusiness && <Notice>{t('company.personNote')}</Notice>}
          {form.accountTypeDetail !== null && isBusiness && (
            <Stack gap="5">
              <CompanyFields />
              <Heading level={2} size="md" mt="2">
                {t('company.documents')}
              </Heading>
              <DocumentField kind="rnImgViewInfo" required />
            </Stack>
          )}
        </>
      )}
    </StepForm>
  )
}

function TypeChoice() {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const { tried, mistakes } = useStep()
  return (
    <div id={idOf('accountTypeDetail')}>
      <RadioCards
        legend={t('company.type')}
        options={types.map((value) => ({
          value,
          label: t(`company.${value}`),
          ...(value === 'PERSON' && { description: t('company.PERSONText') }),
        }))}
        value={snapshot.context.form.accountTypeDetail}
        onValueChange={(accountTypeDetail) => send({ type: 'choice.made', changes: { accountTypeDetail } })}
        error={tried && mistakes.accountTypeDetail !== undefined && t('company.typeMissing')}
      />
    </div>
  )
}
