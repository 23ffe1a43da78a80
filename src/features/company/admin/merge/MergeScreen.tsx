import { Stack } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { BackLink } from '#src/components/screen/BackLink.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { SearchForm } from '#src/lists/SearchForm.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MergeForm } from './MergeForm.tsx'
import type { LoadedMerge } from './merge-loader.ts'
import { useCompanyMergeTexts } from './texts.ts'

const ADDRESS = '/admin/company/merge'

/** The screen that finds a company with the same or a typed business number, and merges the two companies. */
export function MergeScreen({ preview, typed, isWrong }: LoadedMerge) {
  const { t } = useCompanyMergeTexts()
  const navigate = useNavigate()
  const { company, others, rnno } = preview
  const { companyId } = company
  return (
    <Stack gap="5">
      <BackLink to="/admin/company/detail" search={{ companyId }}>
        {t('back')}
      </BackLink>
      <Stack gap="1" maxWidth="form">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <Stack gap="2">
        <SearchForm
          action={ADDRESS}
          label={t('find.label')}
          submit={t('find.submit')}
          value={typed}
          hidden={{ companyId }}
          onSearch={(search) => void navigate({ to: ADDRESS, search: { companyId, search } })}
        />
        {isWrong && <FieldError id="number-error">{t('find.wrong')}</FieldError>}
      </Stack>
      {others.length === 0 ? (
        <Card padding="none">
          <EmptyState
            art={typed ? 'search' : 'person'}
            title={t('find.none', { number: formatBusinessNumber(rnno) })}
            description={t('find.hint')}
          />
        </Card>
      ) : (
        <MergeForm
          key={[company, ...others].map(({ companyId: id, rnno: number }) => `${id}.${number}`).join()}
          company={company}
          others={others}
        />
      )}
    </Stack>
  )
}
