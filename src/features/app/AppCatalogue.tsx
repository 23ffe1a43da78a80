import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AppList } from './AppList.tsx'
import type { AppSearch } from './app-search.ts'
import { useAppTexts } from './texts.ts'

/** The catalogue of apps for visitors. */
export function AppCatalogue({ page, search }: { page: Schema<'AppPage'>; search: AppSearch }) {
  const { t } = useAppTexts()
  return (
    <Stack gap="5">
      <Stack gap="1">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <AppList page={page} search={search} />
    </Stack>
  )
}
