import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ThemeSwitch } from '#src/components/layout/ThemeSwitch.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { pagesOfSideBar, settingsEntries } from './settings-entries.ts'
import { type SettingsPage, settingsIcons } from './settings-icons.ts'
import { useSettingsTexts } from './texts.ts'

/** Two columns, so that cards of different heights leave no gaps. */
const Columns = chakra('div', {
  base: { columnCount: { md: 2 }, columnGap: '4', '& > *': { breakInside: 'avoid', mb: '4' } },
})

/** The icon of a page, next to its name. */
function PageIcon({ pageKey }: { pageKey: SettingsPage }) {
  const Icon = settingsIcons[pageKey]
  return (
    <IconTile family="slate" boxSize="9" rounded="md" aria-hidden="true" css={{ '& svg': { boxSize: '5' } }}>
      <Icon />
    </IconTile>
  )
}

/** All entries of a member's area that are not in the first four menu items, and on wide windows not in the side bar. */
export function SettingsScreen() {
  const { t } = useSettingsTexts()
  return (
    <Stack gap="5">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <Columns>
        {settingsEntries.map(({ group, pages }) => (
          <Card key={group}>
            <Heading level={2} size="md" mb="2">
              {t(`group.${group}`)}
            </Heading>
            <chakra.ul listStyleType="none">
              {pages.map(({ key, to }) => (
                <chakra.li key={key} hideFrom={pagesOfSideBar.has(to) ? 'lg' : undefined}>
                  <RowLink asChild>
                    <Link to={to}>
                      <PageIcon pageKey={key} />
                      <chakra.span flex="1" minWidth="0">
                        <chakra.span display="block" fontWeight="semibold">
                          {t(key)}
                        </chakra.span>
                        <Text as="span" size="sm" tone="muted">
                          {t(`${key}Text`)}
                        </Text>
                      </chakra.span>
                      <ChevronRightIcon color="fg.muted" />
                    </Link>
                  </RowLink>
                </chakra.li>
              ))}
            </chakra.ul>
          </Card>
        ))}
        <Card display="flex" justifyContent="space-between" alignItems="center">
          <Heading level={2} size="md">
            {t('theme')}
          </Heading>
          <ThemeSwitch />
        </Card>
      </Columns>
    </Stack>
  )
}
