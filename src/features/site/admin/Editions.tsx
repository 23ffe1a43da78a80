import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { type SitePage, sitePages } from '#domain/site/site-texts.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useSiteAdminTexts } from './texts.ts'

/** The public pages whose texts can be edited. */
export function SitePages({ page }: { page: SitePage }) {
  const { t } = useSiteAdminTexts()
  return (
    <chakra.nav aria-label={t('pages')}>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="6" listStyleType="none">
        {sitePages.map((each) => (
          <li key={each}>
            <TextLink asChild standalone>
              <Link
                to="/admin/site"
                search={{ page: each }}
                aria-current={each === page ? 'page' : undefined}
              >
                {t(`page.${each}`)}
              </Link>
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

type Props = Pick<Schema<'SiteEdition'>, 'page' | 'shownVersion' | 'editions'>

/**
 * The versions of a page, each as a link that loads the texts of the version into the form. Saving the form restores
 * the version.
 */
export function Editions({ page, shownVersion, editions }: Props) {
  const { t } = useSiteAdminTexts()
  const lines = [
    ...editions.map(({ version, changedAt, byName }) => ({
      version,
      name: t('edition', { version }),
      note: t('editionBy', { when: formatDateTime(changedAt), name: byName ?? t('gone') }),
    })),
    { version: 0, name: t('app'), note: '' },
  ]
  return (
    <Stack as="section" gap="3" aria-labelledby="site-editions">
      <Heading level={2} size="md" id="site-editions">
        {t('editions')}
      </Heading>
      <chakra.ul display="grid" gap="1" listStyleType="none">
        {lines.map(({ version, name, note }) => (
          <chakra.li key={version} display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
            {version === shownVersion ? (
              <Text fontWeight="semibold">{`${name} (${t('shown')})`}</Text>
            ) : (
              <TextLink asChild standalone>
                <Link to="/admin/site" search={{ page, version }}>
                  {name}
                </Link>
              </TextLink>
            )}
            <Text tone="muted" size="sm">
              {note}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
