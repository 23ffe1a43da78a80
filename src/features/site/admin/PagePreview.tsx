import { chakra, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import type { SitePage } from '#domain/site/site-texts.ts'
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FeatureScreen } from '../FeatureScreen.tsx'
import { HomeScreen } from '../HomeScreen.tsx'
import { SupportScreen } from '../SupportScreen.tsx'
import { OwnTextsContext, siteMeta } from '../site-words.ts'
import { inputOf, type SiteValues, textOfApp } from './site-values.ts'
import { useSiteAdminTexts } from './texts.ts'

const screens = {
  home: () => <HomeScreen asVisitor />,
  feature: () => <FeatureScreen />,
  support: () => <SupportScreen />,
}

type Props = { page: SitePage; values: SiteValues; catalogue: Schema<'Catalogue'> }

/** A preview of the page with the typed texts, in the theme of the reader, without working links and buttons. */
export function PagePreview({ page, values, catalogue }: Props) {
  const { t } = useSiteAdminTexts()
  const own = inputOf(page, values)
  const brand = i18n.t('brand')
  const [{ title }, { content }] = siteMeta(own, {
    title: textOfApp(page, 'documentTitle').replaceAll('{{brand}}', brand),
    lead: textOfApp(page, 'lead'),
  })
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('preview')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('previewLead')}
      </Text>
      <ThemeSwitch />
      <chakra.div
        borderWidth="1px"
        borderColor="border"
        rounded="lg"
        p="4"
        role="group"
        aria-label={t('found')}
      >
        <Text fontWeight="semibold" color="brand.fg" overflowWrap="anywhere">
          {title}
        </Text>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {content}
        </Text>
      </chakra.div>
      <chakra.div
        role="region"
        aria-label={t('preview')}
        tabIndex={0}
        maxHeight="40rem"
        overflow="auto"
        borderWidth="1px"
        borderColor="border"
        rounded="lg"
        bg="bg"
      >
        <div inert>
          <CatalogueContext value={catalogue}>
            <OwnTextsContext value={own}>{screens[page]()}</OwnTextsContext>
          </CatalogueContext>
        </div>
      </chakra.div>
    </Stack>
  )
}
