import { chakra } from '@chakra-ui/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ClosedDayLine } from './ClosedDayLine.tsx'
import { OperatorFacts } from './OperatorFacts.tsx'
import { footerMenu, legalMenu } from './site-menu.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const root = getRouteApi('__root__')

type Props = {
  /**
   * Whether the footer has the links of the site; on a page that must not distract it has only the links to the legal
   * texts.
   */
  links: boolean
  /** Whether the footer is one line, in which the business that runs the site unfolds. */
  isShort?: boolean
}

/** The links to the site's other pages, the details of the business that runs the site, and its opening hours. */
export function SiteFooter({ links, isShort = false }: Props) {
  const { t } = useTranslation('layout')
  if (isShort) return <ShortFooter />
  return (
    <chakra.footer
      aria-label={t('footer.label')}
      mt="auto"
      borderTopWidth="1px"
      borderColor="border"
      data-print="hidden"
    >
      <Container py="8" display="flex" flexDirection="column" gap="4">
        {links && (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="center"
            gap="4"
          >
            <chakra.nav aria-label={t('footer.menu')}>
              <chakra.ul display="flex" flexWrap="wrap" columnGap="6" listStyleType="none">
                {footerMenu.map(({ key, to }) => (
                  <li key={key}>
                    <TextLink asChild standalone color="fg">
                      <Link to={to}>{t(`site.${key}`)}</Link>
                    </TextLink>
                  </li>
                ))}
              </chakra.ul>
            </chakra.nav>
            <ThemeSwitch />
          </chakra.div>
        )}
        <Hours />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="4">
          <LegalLinks />
          {!links && <ThemeSwitch />}
        </chakra.div>
        <OperatorFacts />
      </Container>
    </chakra.footer>
  )
}

function Hours() {
  const { t } = useTranslation('layout')
  const operator = root.useLoaderData()
  return (
    <chakra.div display="grid" gap="1">
      <Text size="sm" tone="muted">
        {t('footer.about')}
      </Text>
      {operator && (
        <Text size="sm" tone="muted">
          {t('footer.hours', {
            supportHours: operator.supportHours ?? operator.openingHours?.support.line,
          })}
        </Text>
      )}
      <ClosedDayLine />
    </chakra.div>
  )
}

function LegalLinks() {
  const { t } = useTranslation('layout')
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="6" listStyleType="none">
      {legalMenu.map(({ key, to }) => (
        <chakra.li key={key} fontWeight={key === 'privacy' ? 'bold' : undefined}>
          <TextLink asChild standalone color="fg">
            <Link to={to}>{t(`site.${key}`)}</Link>
          </TextLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      cursor: 'pointer',
      rounded: 'md',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open]': { flexBasis: 'full', order: '1' },
  },
})

function ShortFooter() {
  const { t } = useTranslation('layout')
  return (
    <chakra.footer
      aria-label={t('footer.label')}
      borderTopWidth={{ base: '1px', lg: '0' }}
      borderColor="border"
      data-print="hidden"
    >
      <Container py="3" display="flex" flexWrap="wrap" alignItems="center" columnGap="6">
        <LegalLinks />
        <Fold>
          <summary>{t('footer.business')}</summary>
          <chakra.div display="grid" gap="4" pb="4">
            <Hours />
            <OperatorFacts />
          </chakra.div>
        </Fold>
        <chakra.div ms="auto">
          <ThemeSwitch />
        </chakra.div>
      </Container>
    </chakra.footer>
  )
}
