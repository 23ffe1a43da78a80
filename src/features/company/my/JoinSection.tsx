import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { JoinForm } from './JoinForm.tsx'
import { useCompanyTexts } from './texts.ts'

/** The section in which a member without a company requests to join one. */
export function JoinSection() {
  const { t } = useCompanyTexts()
  return (
    <Card aria-labelledby="join">
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2} size="md" id="join">
            {t('join.title')}
          </Heading>
          <Text tone="muted">{t('join.lead')}</Text>
        </Stack>
        <JoinForm />
      </Stack>
    </Card>
  )
}

/** The form to join another company, for the only member of a company. It is collapsed, since it is rarely needed. */
export function JoinOther({ company }: { company: Pick<Schema<'Company'>, 'companyName'> }) {
  const { t } = useCompanyTexts()
  return (
    <Card>
      <chakra.details my="-2">
        <FoldedSummary>{t('join.other')}</FoldedSummary>
        <Stack gap="4" mt="2">
          <Text tone="muted">
            {t('join.lead')} {t('join.otherLead', { company: company.companyName })}
          </Text>
          <JoinForm />
        </Stack>
      </chakra.details>
    </Card>
  )
}
