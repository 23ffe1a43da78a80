import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { AppSearch } from '../app-search.ts'
import { AppList } from '../catalogue/AppList.tsx'
import { GrantCard } from './GrantCard.tsx'

type Props = { grants: Output<'listAccessGrants'>; page: Output<'listApps'> | undefined; search: AppSearch }

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    cursor: 'pointer',
    fontWeight: 'medium',
    rounded: 'md',
    width: 'fit-content',
  },
})

/** What a member has and had, and the catalogue to ask for more. */
export function GrantsTab({ grants: { today, list }, page, search }: Props) {
  const { t } = useTranslation('access')
  const living = list.filter(({ useStatus }) => useStatus !== 'EXPIRE')
  // What may still be renewed, or waits for it, is no thing of the past.
  const isOver = ({ useStatus, openRequestId, actions }: (typeof list)[number]) =>
    useStatus === 'EXPIRE' &&
    openRequestId === null &&
    !actions.some(({ approvalType, reason }) => approvalType === 'EXTEND' && reason === null)
  const over = list.filter(isOver)
  const shown = list.filter((grant) => !isOver(grant))
  return (
    <Stack gap="8">
      <Stack as="section" aria-labelledby="my-grants" gap="4">
        <Flex justify="space-between" align="center" gap="3">
          <Heading level={2} size="md" id="my-grants">
            {t('mine.title')}
          </Heading>
          {page && shown.length > 0 && (
            <ButtonLink asChild size="sm" minHeight="touch" variant="soft">
              <a href="#catalogue">{t('mine.new')}</a>
            </ButtonLink>
          )}
        </Flex>
        {living.length === 0 && shown.length === 0 && (
          <Card padding="none">
            <EmptyState title={t('mine.empty')} description={t('mine.emptyText')} />
          </Card>
        )}
        {shown.length > 0 && (
          <chakra.ul
            aria-label={t('mine.list')}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: fluidColumns(2, '18rem') }}
            gap="4"
          >
            {shown.map((grant) => (
              <GrantCard key={grant.grantId} grant={grant} today={today} />
            ))}
          </chakra.ul>
        )}
        {over.length > 0 && (
          <details>
            <Summary>{t('mine.ended', { count: over.length })}</Summary>
            <chakra.ul
              mt="2"
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: fluidColumns(2, '18rem') }}
              gap="4"
            >
              {over.map((grant) => (
                <GrantCard key={grant.grantId} grant={grant} today={today} />
              ))}
            </chakra.ul>
          </details>
        )}
      </Stack>
      {page && (
        <Stack as="section" aria-labelledby="catalogue" gap="5">
          <Heading level={2} size="md" id="catalogue" tabIndex={-1} scrollMarginTop="20">
            {t('mine.catalogue')}
          </Heading>
          <AppList
            page={page}
            search={search}
            renderAction={({ appId, name }) => (
              <ButtonLink asChild size="sm" minHeight="touch" variant="outline" alignSelf="flex-start">
                <Link to="/apps/detail" search={{ appId }}>
                  <VisuallyHidden>{t('mine.applyLabel', { name })}</VisuallyHidden>
                  <span aria-hidden="true">{t('mine.apply')}</span>
                </Link>
              </ButtonLink>
            )}
          />
        </Stack>
      )}
    </Stack>
  )
}
