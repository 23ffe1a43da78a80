import { Flex, Stack } from '@chakra-ui/react'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { FormHead, OperationForm, type ShownForm } from '#src/forms/OperationForm.tsx'
import type { Form } from '#src/forms/use-form.ts'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useCompanyAdminTexts } from './texts.ts'

const suggestedReasons = ['inquiry', 'subscription', 'bill', 'account'] as const
type Props = {
  form: ShownForm & Pick<Form<{ reason: string }>, 'change' | 'field'>
  screen: string
  lead: string
  back: { to: '/admin/company' | '/admin/company/member'; name: string }
}

/**
 * The screen that asks for the reason for opening a company or a member: one of the suggested reasons, or a typed
 * one.
 */
export function OpeningReasonForm({ form, screen, lead, back }: Props) {
  const { t } = useCompanyAdminTexts()
  return (
    <Stack gap="4">
      <ObjectNavigation>
        <BackLink to={back.to}>{back.name}</BackLink>
      </ObjectNavigation>
      <ScreenTitle>{screen}</ScreenTitle>
      <Card aria-labelledby="opening" maxWidth="form">
        <OperationForm form={form} gap="4" maxWidth="form" submit={t('opening.submit')}>
          <FormHead id="opening" title={t('opening.title')} lead={lead} />
          <Flex gap="2" wrap="wrap">
            {suggestedReasons.map((key) => (
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
