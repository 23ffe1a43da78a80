import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { AppList } from '#src/features/app/AppList.tsx'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { useAccessTexts } from '../texts.ts'
import { GrantCard } from './GrantCard.tsx'

type Props = {
  grants: PagePart<Output<'listAccessGrants'>>
  page: PagePart<Output<'listApps'>>
  search: AppSearch
}

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
export function GrantsTab({ grants, page, search }: Props) {
  const { t } = useAccessTexts()
  return (
    <Stack gap="8">
      <Part of={grants} name={t('mine.title')}>
        {(held) => <Grants grants={held} />}
      </Part>
      <Part of={page} name={t('mine.catalogue')}>
        {(apps) => <Catalogue page={apps} search={search} />}
      </Part>
    </Stack>
  )
}

function Grants({ grants: { today, list } }: { grants: Output<'listAccessGrants'> }) {
  const { t } = useAccessTexts()
  const living = list.filter(({ useStatus }) => useStatus !== 'EXPIRE')
  // A permission that can still be renewed, or waits for it, is not listed as past.
  const isOver = ({ useStatus, openRequestId, actions }: (typeof list)[number]) =>
    useStatus === 'EXPIRE' &&
    openRequestId === null &&
    !actions.some(({ approvalType, reason }) => approvalType === 'EXTEND' && reason === null)
  const over = list.filter(isOver)
  const shown = list.filter((grant) => !isOver(grant))
  return (
    <Stack as="section" aria-labelledby="my-grants" gap="4">
      <Flex justify="space-between" align="center" gap="3">
        <Heading level={2} size="md" id="my-grants">
          {t('mine.title')}
        </Heading>
        {shown.length > 0 && (
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
  )
}

function Catalogue({ page, search }: { page: Output<'listApps'>; search: AppSearch }) {
  const { t } = useAccessTexts()
  return (
    <Stack as="section" aria-labelledby="catalogue" gap="5">
      <Heading level={2} size="md" id="catalogue" tabIndex={-1} scrollMarginTop="20">
        {t('mine.catalogue')}
      </Heading>
      <AppList
        page={page}
        search={search}
        renderAction={({ appId, name }) => (
          <ButtonLink asChild size="sm" minHeight="touch" variant="outline" alignSelf={{ md: 'flex-start' }}>
            <Link to="/apps/detail" search={{ appId }}>
              <VisuallyHidden>{t('mine.applyLabel', { name })}</VisuallyHidden>
              <span aria-hidden="true">{t('mine.apply')}</span>
            </Link>
          </ButtonLink>
        )}
      />
    </Stack>
  )
}
