import { chakra, SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { settingsEntries } from './settings-entries.ts'
import { useSettingsTexts } from './texts.ts'

/** All entries of a member's area that are not in the first four menu items. */
export function SettingsScreen() {
  const { t } = useSettingsTexts()
  return (
    <Stack gap="5">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <Group group="me" />
          <Card display="flex" justifyContent="space-between" alignItems="center">
            <Heading level={2} size="md">
              {t('theme')}
            </Heading>
            <ThemeSwitch />
          </Card>
        </Stack>
        <Stack gap="4">
          <Group group="security" />
          <Group group="help" />
        </Stack>
      </SimpleGrid>
    </Stack>
  )
}

/** The entries of one topic. */
function Group({ group }: { group: keyof typeof settingsEntries }) {
  const { t } = useSettingsTexts()
  return (
    <Card>
      <Heading level={2} size="md" mb="2">
        {t(`group.${group}`)}
      </Heading>
      <chakra.ul listStyleType="none">
        {settingsEntries[group].map(({ key, to }) => (
          <li key={key}>
            <RowLink asChild>
              <Link to={to}>
                <chakra.span flex="1" minWidth="0">
                  <chakra.span display="block" fontWeight="semibold">
                    {t(key)}
                  </chakra.span>
                  <Text as="span" size="sm" tone="muted">
                    {t(`${key}Text`)}
                  </Text>
                </chakra.span>
              </Link>
            </RowLink>
          </li>
        ))}
      </chakra.ul>
    </Card>
  )
}
