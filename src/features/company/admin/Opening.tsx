import { chakra, Flex, Stack } from '@chakra-ui/react'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { FormHead, OperationForm, type ShownForm } from '#src/forms/OperationForm.tsx'
import type { Form } from '#src/forms/use-form.ts'
import { ObjectNavigation } from '#src/lists/ObjectNavigation.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useCompanyAdminTexts } from './texts.ts'
import { usualReasons } from './usual-reasons.ts'

type Props = {
  form: ShownForm & Pick<Form<{ reason: string }>, 'change' | 'field'>
  screen: string
  /** The name of the company or the member, as lists show it. */
  subject: string | undefined
  facts: readonly DataListItem[] | undefined
  lead: string
  back: { to: '/admin/company' | '/admin/company/member'; name: string }
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 36rem) minmax(0, 24rem)' },
    // On phones only the name and the first fact come before the question, so that its buttons are in the window.
    '& > [aria-labelledby=opened] dl > :not(:first-of-type)': { display: { base: 'none', lg: 'flex' } },
    '& > :last-child:not(:first-child)': { order: { base: '-1', lg: '0' } },
  },
})

/**
 * The screen that asks for the reason for opening a company or a member: one of the suggested reasons, or a typed
 * one.
 */
export function OpeningReasonForm({ form, screen, subject, facts = [], lead, back }: Props) {
  const { t } = useCompanyAdminTexts()
  return (
    <Stack gap="4">
      <ObjectNavigation>
        <BackLink to={back.to}>{back.name}</BackLink>
      </ObjectNavigation>
      <ScreenTitle>{screen}</ScreenTitle>
      <Grid>
        <Card aria-labelledby="opening">
          <OperationForm form={form} gap="4" maxWidth="form" submit={t('opening.submit')}>
            <FormHead id="opening" title={t('opening.title')} lead={lead} />
            <Flex gap="2" wrap="wrap">
              {usualReasons.map((key) => (
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
            <TextArea
              rows={2}
              label={t('opening.reason')}
              hint={t('opening.hint')}
              {...form.field('reason')}
            />
          </OperationForm>
        </Card>
        {subject !== undefined && (
          <Card aria-labelledby="opened">
            <Heading level={2} size="md" id="opened" mb="2">
              {subject}
            </Heading>
            <DataList columns={1} items={facts} />
          </Card>
        )}
      </Grid>
    </Stack>
  )
}
