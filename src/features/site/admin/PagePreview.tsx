import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import type { SitePage } from '#domain/site/site-texts.ts'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { Button } from '#src/ui/Button.tsx'
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

const themes = ['light', 'dark'] as const
// Each screenshot has a variant for each theme, and the theme of the page determines which one is shown.
const themeStyles = {
  '&.light': { colorScheme: 'light' },
  '&.dark': { colorScheme: 'dark' },
  '&.light picture:first-of-type, &.dark picture:last-of-type': { display: 'block' },
  '&.light picture:last-of-type, &.dark picture:first-of-type': { display: 'none' },
}

/** A preview of the page with the typed texts, in either theme, without working links and buttons. */
export function PagePreview({ page, values, catalogue }: Props) {
  const { t } = useSiteAdminTexts()
  const [theme, setTheme] = useState<(typeof themes)[number]>('light')
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
      <Flex role="group" aria-label={t('theme.label')} gap="2">
        {themes.map((each) => (
          <Button
            key={each}
            variant={theme === each ? 'solid' : 'outline'}
            size="sm"
            minHeight="touch"
            aria-pressed={theme === each}
            onClick={() => setTheme(each)}
          >
            {t(`theme.${each}`)}
          </Button>
        ))}
      </Flex>
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
        color="fg"
        className={`chakra-theme ${theme}`}
        css={themeStyles}
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
