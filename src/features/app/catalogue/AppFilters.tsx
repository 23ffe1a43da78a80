import { Grid } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { devices } from '#domain/app/devices.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { AppSearch } from '../app-search.ts'
import { useAppTexts } from '../texts.ts'

// The value of the option "all categories". The name of a category is never empty.
const ALL = ''

/**
 * The filters by category and by device. A change of one filter leaves the other one and the search words unchanged.
 */
export function AppFilters({
  categories,
  filter,
}: {
  categories: readonly string[]
  filter: Omit<AppSearch, 'cursor'>
}) {
  const { t } = useAppTexts()
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <Text as="span" size="sm" tone="muted" aria-hidden="true" hideBelow="md">
        {t('category')}
      </Text>
      <FilterChips
        label={t('category')}
        current={filter.category ?? ALL}
        items={[ALL, ...categories].map((key) => ({ key, label: key === ALL ? t('all') : key }))}
        renderLink={({ key }, props) => (
          <Link
            to="/apps"
            search={{ ...filter, category: key === ALL ? undefined : key }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
      <Text as="span" size="sm" tone="muted" aria-hidden="true" hideBelow="md">
        {t('device')}
      </Text>
      <FilterChips
        label={t('device')}
        current={filter.device ?? ALL}
        items={([ALL, ...devices] as const).map((key) => ({
          key,
          label: key === ALL ? t('all') : t(`devices.${key}`),
        }))}
        renderLink={({ key }, props) => (
          <Link
            to="/apps"
            search={{ ...filter, device: key === ALL ? undefined : key }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </Grid>
  )
}
