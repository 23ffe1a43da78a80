import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { FirstRows } from '#src/lists/FirstRows.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitedText } from '#src/lists/waiting-text.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { WorkTable } from './WorkTable.tsx'
import { listLinks } from './work-links.tsx'

type Work = Schema<'AdminWork'>
type Props = {
  /** The number of tasks of each kind, the longest waiting first. */
  counts: readonly Work[]
  /** The first tasks, or those of the selected kind. */
  items: readonly Schema<'AdminWorkItem'>[]
  workKind: Work['workKind'] | undefined
}

const ALL = 'ALL'
const DAY_HOURS = 24

/**
 * All tasks of a member in the admin area in one list, the longest waiting first; it can be filtered by
 * kind.
 */
export function WorkList({ counts, items, workKind }: Props) {
  const { t } = useAdminTexts()
  const { t: lists } = useListTexts()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const chosenWork = counts.find((work) => work.workKind === workKind)
  const [first] = counts
  // The answer contains only the first tasks.
  const hiddenWork = (chosenWork?.count ?? total) - items.length
  return (
    <Card aria-labelledby="work">
      <Heading level={2} srOnly id="work">
        {t('home.work.title')}
      </Heading>
      {first ? (
        <>
          <Flex columnGap="4" rowGap="1" wrap="wrap" align="flex-end" mb="4">
            <chakra.dl
              display="grid"
              gap="4"
              flex="1 1 18rem"
              gridTemplateColumns={fluidColumns(3, '5.5rem')}
              textStyle="tabular"
            >
              <Figure term={t('home.work.title')} value={t('home.count', { count: total })} />
              <Figure term={t('home.work.longest')} value={waitedText(t, first.waitingSince)} />
              {items.length === total && (
                <Figure
                  term={t('home.work.overDay')}
                  value={t('home.count', { count: items.filter(hasWaitedADay).length })}
                />
              )}
            </chakra.dl>
            {chosenWork && <WholeList work={chosenWork} hidden={hiddenWork} />}
            {!chosenWork && hiddenWork > 0 && (
              <Text size="sm" tone="muted" numeric>
                {t('home.work.shown', { count: items.length })}
              </Text>
            )}
          </Flex>
          <FilterChips
            label={t('home.work.kinds')}
            current={chosenWork?.workKind ?? ALL}
            items={[
              { key: ALL, label: lists('all'), count: total },
              ...counts.map((work) => ({
                key: work.workKind,
                label: t(`home.work.kind.${work.workKind}`),
                count: work.count,
              })),
            ]}
            renderLink={({ key }, props) => (
              <Link
                to="/admin"
                search={(now) => ({
                  ...now,
                  workKind: counts.find((work) => work.workKind === key)?.workKind,
                })}
                resetScroll={false}
                {...props}
              />
            )}
          />
          <chakra.div mt="3">
            <FirstRows most={8} count={items.length}>
              <WorkTable items={items} />
            </FirstRows>
          </chakra.div>
        </>
      ) : (
        <EmptyState art="done" title={t('home.work.none')} description={t('home.work.noneText')} />
      )}
    </Card>
  )
}

/** The link to the list of all tasks of a kind. */
function WholeList({ work, hidden }: { work: Work; hidden: number }) {
  const { t } = useAdminTexts()
  const list = t(`home.work.list.${work.workKind}`)
  return (
    <TextLink asChild standalone textStyle="tabular">
      {listLinks[work.workKind](hidden > 0 ? t('home.work.listRest', { list, count: hidden }) : list, work)}
    </TextLink>
  )
}

const hasWaitedADay = ({ waitingSince }: Schema<'AdminWorkItem'>) =>
  portalClock.now().getTime() - Date.parse(waitingSince) >= DAY_HOURS * HOUR_MS

const Figure = ({ term, value }: { term: string; value: string }) => (
  <div>
    <chakra.dt fontSize="sm" color="fg.muted">
      {term}
    </chakra.dt>
    <chakra.dd fontSize="2xl" fontWeight="bold" letterSpacing="heading" lineHeight="heading">
      {value}
    </chakra.dd>
  </div>
)
