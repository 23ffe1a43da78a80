import { Flex, Stack } from '@chakra-ui/react'
import { MAX_REASON_LENGTH } from '#domain/company-admin/corrections.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useCompanyAdminTexts } from './texts.ts'

const openMachine = submissionMachine('openAdminCompany')
const usual = ['inquiry', 'subscription', 'bill', 'account'] as const

/** Asks for the reason why the reader opens the data of a company; the company is shown once it is recorded. */
export function OpenCompany({ companyId }: { companyId: string }) {
  const { t } = useCompanyAdminTexts()
  const form = useOperationForm(openMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && t('opening.missing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH && t('opening.long', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({ companyId, reason: typedText(reason) }),
    residentFree: { reason: t('opening.residentNumber') },
  })
  return (
    <Stack gap="4">
      <BackLink to="/admin/company">{t('back')}</BackLink>
      <ScreenTitle>{t('opening.screen')}</ScreenTitle>
      <Card aria-labelledby="opening" maxWidth="form">
        <OperationForm form={form} gap="4" maxWidth="form" submit={t('opening.submit')}>
          <FormHead id="opening" title={t('opening.title')} lead={t('opening.lead')} />
          <Flex gap="2" wrap="wrap">
            {usual.map((key) => (
              <Button
                key={key}
                type="button"
                variant="outline"
                size="sm"
                minHeight="touch"
                onClick={() => form.change({ reason: t(`opening.usual.${key}`) })}
              >
                {t(`opening.usual.${key}`)}
              </Button>
            ))}
          </Flex>
          <TextArea rows={2} label={t('opening.reason')} hint={t('opening.hint')} {...form.field('reason')} />
        </OperationForm>
      </Card>
    </Stack>
  )
}
